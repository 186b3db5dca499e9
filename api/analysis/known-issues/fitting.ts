import type { Cause } from "../knowledge/cause.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { systemsOf } from "../knowledge/nhtsa-components.ts";
import { findRepairs } from "../parts/find-repairs.ts";

/** Words of a summary that name the part stand at its beginning; further on it tells what else may break. */
const READ_OF_A_SUMMARY = 400;
/** A component of so many levels names the part itself: "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP". */
const NAMES_THE_PART = 3;

const { samePart, notRecalled } = KNOWLEDGE.nhtsa;

/**
 * The ids of causes and repairs that a recall or bulletin is about: repairs whose part it names, and causes whose usual
 * cure they are, both in the systems of its components. None where no component tells a system. The summary counts where
 * the components do not name the part, for it names others too: a fuel pump is "inside the fuel tank".
 */
export function fitting(components: readonly string[], summary: string): readonly string[] {
  const words = summary.slice(0, READ_OF_A_SUMMARY);
  const key = [...components, words].join("\n");
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  const about = causesAndRepairs(components, words);
  kept.set(key, about);
  return about;
}

/** Answers kept, for the same campaigns are asked about again and again. */
const KEPT = 5_000;
const kept = new Map<string, readonly string[]>();

function causesAndRepairs(components: readonly string[], summary: string): readonly string[] {
  const systems = new Set(components.flatMap(systemsOf));
  if (systems.size === 0) return [];
  const ofSystems = CAUSES.filter(({ system }) => systems.has(system));
  const mended = new Set(ofSystems.flatMap(({ repairs }) => repairs));
  const namedIn = (words: string) =>
    findRepairs(words).found.flatMap(({ repair: { id } }) =>
      mended.has(id) && !notRecalled.includes(id) ? (samePart.find((ids) => ids.includes(id)) ?? id) : [],
    );
  const levels = components.map((component) => component.toLowerCase().split(":"));
  const exact = levels.flatMap((level) => (level.length >= NAMES_THE_PART ? namedIn(level.at(-1)!) : []));
  const named = new Set(
    exact.length > 0 ? exact : [...levels.flatMap((level) => level.slice(1).flatMap(namedIn)), ...namedIn(summary)],
  );
  return [...ofSystems.filter((cause) => named.has(usualCure(cause))).map(({ id }) => id), ...named];
}

const usualCure = ({ repairs }: Cause) => repairs.find((id) => !notRecalled.includes(id)) ?? "";
