import type { Question, Range } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { PANELS } from "../knowledge/panels.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { type Kind, withOption } from "./answers.ts";
import { isDamageCorrection, isOn } from "./corrections.ts";
import { keyOf, type ReadDamage } from "./damage.ts";
import type { PricedDamage } from "./price-damage.ts";
import { needsCalibration } from "./price-extras.ts";

const { why, hint, notSure, ...QUESTIONS } = KNOWLEDGE.collisionSentences.questions;

/** A question that may be asked, and of which damaged place; none where it is of the whole car. */
interface Candidate {
  kind: Kind;
  place?: PricedDamage;
  without?: readonly string[];
}

/** So many are asked. */
const MOST = 2;
/** So many are weighed against each other, of the dearest places. */
const MOST_WEIGHED = 8;
/** An answer must be worth this share of the price. */
const WORTH = 0.12;

/** The questions whose answers move the price most, the best first; `totalOf` prices the damage with an answer applied. */
export function questionsFor(
  read: ReadDamage,
  priced: readonly PricedDamage[],
  profile: VehicleProfile,
  answers: readonly Answer[],
  totalOf: (read: ReadDamage) => Range,
): Question[] {
  const asked = new Set(answers.filter((answer) => !isDamageCorrection(answer)).map(({ questionId }) => questionId));
  const isSettled = ({ place }: Candidate) =>
    place !== undefined && answers.some((answer) => isDamageCorrection(answer) && isOn(answer, place.damage));
  const worthy = candidatesFor(priced, read, profile)
    .filter((candidate) => !asked.has(idOf(candidate)) && !isSettled(candidate))
    .slice(0, MOST_WEIGHED)
    .map((candidate) => ({
      candidate,
      worth: worthOf(optionsOf(candidate).map(({ id }) => totalOf(withChosen(read, profile, candidate, id)))),
    }))
    .filter(({ worth }) => worth >= WORTH)
    .sort((a, b) => b.worth - a.worth)
    .map(({ candidate }) => candidate);
  return eachPlaceFirst(worthy)
    .slice(0, Math.max(0, MOST - asked.size))
    .map(questionOf);
}

/** The best question on every place before a second one on any: two dented doors are asked for both. */
function eachPlaceFirst(candidates: readonly Candidate[]): Candidate[] {
  const isFirst = (one: Candidate, at: number) =>
    !one.place || candidates.findIndex(({ place }) => place === one.place) === at;
  return [...candidates.filter(isFirst), ...candidates.filter((one, at) => !isFirst(one, at))];
}

/** Those of the whole car, then those of its places, the dearest first. */
function candidatesFor(
  priced: readonly PricedDamage[],
  { equipment: { sensors, lamps } }: ReadDamage,
  profile: VehicleProfile,
): Candidate[] {
  const named = priced.filter(({ damage }) => PANELS.includes(damage.panel));
  return [
    ...(sensors === undefined && needsCalibration(priced, profile) ? [{ kind: "sensors" as const }] : []),
    ...(lamps === undefined && priced.some(({ damage, plan }) => damage.panel.kind === "lamp" && plan.high.parts > 0)
      ? [{ kind: "lamps" as const }]
      : []),
    ...named.toSorted((a, b) => b.cost.max - a.cost.max).flatMap(ofPlace),
  ];
}

function ofPlace(place: PricedDamage): Candidate[] {
  const { damage, severity } = place;
  const { panel, harm } = damage;
  if (panel.kind !== "plastic" && panel.kind !== "metal") return [];
  const open = severity === "unknown" || (severity === "moderate" && !harm.bent && !harm.partial && !harm.replace);
  const isDented = panel.kind === "metal" && harm.dent && !harm.paint && !harm.paintWhole && !harm.hail;
  return [
    ...(open ? [{ kind: "force" as const, place, ...(severity !== "unknown" && { without: ["marked"] }) }] : []),
    ...(isDented ? [{ kind: "paint" as const, place }] : []),
  ];
}

const withChosen = (read: ReadDamage, profile: VehicleProfile, { kind, place }: Candidate, option: string) =>
  withOption(read, profile, kind, place ? keyOf(place.damage) : "", option);

/** How far apart the answers leave the middle of the price, as a share of it. */
function worthOf(totals: readonly Range[]): number {
  const middles = totals.map(({ min, max }) => (min + max) / 2);
  return middles.length < 2 ? 0 : Math.max(...middles) / Math.min(...middles) - 1;
}

const idOf = ({ kind, place }: Candidate) => (place ? `${kind}-${keyOf(place.damage)}` : kind);

const optionsOf = ({ kind, without = [] }: Candidate) =>
  Object.entries(QUESTIONS[kind].options)
    .filter(([id]) => !without.includes(id))
    .map(([id, { label }]) => ({ id, label }));

const questionOf = (candidate: Candidate): Question => ({
  id: idOf(candidate),
  text: QUESTIONS[candidate.kind].text.replaceAll("{panel}", candidate.place?.name.toLowerCase() ?? ""),
  why,
  hint,
  options: [...optionsOf(candidate), { id: "not-sure", label: notSure }],
});
