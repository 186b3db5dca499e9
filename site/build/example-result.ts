import type { Plugin } from "vite";
import type { PotentialCause } from "#shared/schemas/diagnostic.ts";

/** The name by which `site/` imports it. */
const NAME = "virtual:example-result";
/** As many causes as the landing page shows. */
const SHOWN = 3;

/** The owner and the words whose result the landing page shows; its caption says the same. */
export const EXAMPLE = {
  words: "Steering wheel shakes when I brake from highway speed",
  vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 },
  zipCode: "85253",
};

type Shown = Pick<PotentialCause, "name" | "probability" | "costRange">;

/**
 * The leading causes of the landing page's example as a module, worked out at build: what a visitor sees before typing
 * anything is what the analysis says today. `analyse` is given from outside, since the site imports nothing of the API.
 */
export function exampleResult(analyse: (example: typeof EXAMPLE) => { potentialCauses?: Shown[] }): Plugin {
  return {
    name: "example-result",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { potentialCauses = [] } = analyse(EXAMPLE);
      if (potentialCauses.length < SHOWN) throw new Error("The landing page's example has too few causes to compare.");
      const causes = potentialCauses
        .slice(0, SHOWN)
        .map(({ name, probability, costRange }) => ({ name, probability, costRange }));
      return `export const example = ${JSON.stringify({ ...EXAMPLE, causes })};`;
    },
  };
}
