import { american } from "./models/american.ts";
import { asian } from "./models/asian.ts";
import { european } from "./models/european.ts";

const catalogue = new Map<string, readonly string[]>(
  Object.entries({ ...american, ...asian, ...european })
    .map(([make, models]) => [make, models.split(/,\s+/)] as const)
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
);

/** The 51 makes of the catalogue in alphabetical order, Acura to Volvo. */
export const makes: readonly string[] = [...catalogue.keys()];

/** The models of a make as sold, whatever the year, in alphabetical order. Empty for a make not in the catalogue. */
export const modelsOf = (make: string): readonly string[] => catalogue.get(make) ?? [];
