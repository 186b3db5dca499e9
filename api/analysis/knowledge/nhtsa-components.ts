import type { System } from "#shared/schemas/diagnostic.ts";
import type { Area } from "./ids.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

export type { Area } from "./ids.ts";

/** What complaints to NHTSA are counted by, as a sentence names it: "… name {the brakes}". */
export const AREAS: Readonly<Record<Area, string>> = KNOWLEDGE.areas as Record<Area, string>;

interface Component {
  area: Area;
  /** The systems a complaint about it may mean, the commonest first. */
  systems: readonly System[];
}

/** By the beginning of NHTSA's wording; the longest that fits counts. */
const LONGEST_FIRST: readonly (readonly [string, Component])[] = Object.entries(KNOWLEDGE.nhtsa.components).sort(
  ([a], [b]) => b.length - a.length,
);

/** One field may hold several components: "STEERING,SERVICE BRAKES, HYDRAULIC" is two, for a name's own comma has a space. */
function componentsIn(field: string): Component[] {
  return field
    .toUpperCase()
    .split(/,(?! )/)
    .flatMap((name) => LONGEST_FIRST.find(([start]) => name.trim().startsWith(start))?.[1] ?? []);
}

/** The areas that a complaint's component field names, each once. */
export const areasOf = (field: string): readonly Area[] => [...new Set(componentsIn(field).map(({ area }) => area))];

/** The systems that a complaint's component field may mean; none for "UNKNOWN OR OTHER" and what is not part of a car. */
export const systemsOf = (field: string): readonly System[] => [
  ...new Set(componentsIn(field).flatMap(({ systems }) => systems)),
];
