import type { PotentialCause, System } from "#shared/schemas/diagnostic.ts";
import { placeOf } from "../geography/places.ts";
import type { Trouble, WantedSafety } from "./eval-case.ts";
import type { Outcome } from "./outcome.ts";

/** A trouble of which these causes, in this system, are right. */
export const trouble = (causes: readonly string[], system: System = "brakes"): Trouble => ({
  causes,
  systems: [system],
});

/** A cause as shown, with no more than the figures look at. */
export const shownCause = (id: string, probability: number, system: System = "brakes"): PotentialCause => ({
  id,
  name: id,
  system,
  probability,
  costRange: { min: 100, max: 200 },
  description: "",
  repairTime: "1 hour",
  urgency: { level: "Low", timeframe: "Within a month" },
});

/** An outcome with invented results, for the arithmetic. */
export const outcome = (
  troubles: readonly Trouble[],
  shown: readonly PotentialCause[],
  more: { wanted?: WantedSafety; given?: Outcome["safety"]; milliseconds?: number } = {},
): Outcome => ({
  evalCase: {
    vehicle: { year: 2014, make: "Toyota", model: "Camry" },
    place: placeOf("85253")!,
    text: "brakes squeal",
    troubles,
    ...(more.wanted ? { safety: more.wanted } : {}),
  },
  shown,
  safety: more.given ?? "unknown",
  milliseconds: more.milliseconds ?? 1,
});
