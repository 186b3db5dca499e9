/** Made by `build/example-result.ts`. */
declare module "virtual:example-result" {
  import type { PotentialCause } from "#shared/schemas/diagnostic.ts";

  export const example: {
    words: string;
    vehicle: { year: number; make: string; model: string; mileage: number };
    zipCode: string;
    causes: Pick<PotentialCause, "name" | "probability" | "costRange">[];
  };
}

/** Made by `build/element-reference.ts`. */
declare module "virtual:element-reference" {
  export const reference: import("./pages/embed/element-reference.ts").ElementReference;
}
