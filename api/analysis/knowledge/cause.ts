import type { System, Urgency } from "#shared/schemas/diagnostic.ts";
import type { BodyClass, VehicleProfile } from "../vehicle/profile.ts";
import type { Condition } from "./conditions.ts";
import type { EvidenceKey } from "./findings.ts";

/**
 * How often a finding is there when the cause is: a chance from 0 to 1. `when` says how often the owner's
 * circumstances fit, out of the cases in which the finding and any circumstance are told: a cause that grinds only
 * while braking says `{ chance: 0.5, when: { braking: 0.95, cruising: 0.05 } }`. A circumstance not named is neutral.
 */
export type Likelihood = number | { chance: number; when: Partial<Record<Condition, number>> };

/** A vehicle the cause is known for: the odds are multiplied by `factor`. */
export interface KnownFor {
  make: string;
  models?: readonly string[];
  years?: readonly [from: number, to: number];
  factor: number;
  note: string;
  source: string;
}

/** Something that goes wrong with cars, as a mechanic would name it, with what gives it away. */
export interface Cause {
  /** kebab-case, unique over all systems. */
  id: string;
  system: System;
  /** As an owner would say it: "Front brake pads worn out". */
  name: string;
  /** As a repair order says it: "Front pads at minimum, rotors scored". */
  tradeName: string;
  /** One or two sentences: what it is and what an owner notices. */
  description: string;
  /** Out of 10,000 owners with a car trouble and no further word, how many have this one, at middle mileage and age. */
  commonness: number;
  /** Wear: rare below `from` miles, its full commonness at `common` miles, half as much again at twice that. */
  miles?: { from: number; common: number };
  /** The same for years of age (rubber, rust, batteries). */
  years?: { from: number; common: number };
  /** Only on cars like these; absent: on any. */
  only?: {
    fuel?: readonly VehicleProfile["fuel"][];
    transmission?: readonly VehicleProfile["transmission"][];
    layout?: readonly VehicleProfile["layout"][];
    drive?: readonly VehicleProfile["drive"][];
    body?: readonly BodyClass[];
    timing?: readonly VehicleProfile["timing"][];
    forcedInduction?: boolean;
    hydraulicSteering?: boolean;
    builtFrom?: number;
    builtUntil?: number;
  };
  knownFor?: readonly KnownFor[];
  evidence: Partial<Record<EvidenceKey, Likelihood>>;
  /** Facts that speak against: the odds are multiplied by this, 0 to 1 ("replaced.battery": 0.1). */
  against?: Partial<Record<EvidenceKey, number>>;
  urgency: Urgency;
  /** How a shop proves it before it sells the repair. */
  confirmBy: string;
  /** Cures, each enough by itself, the usual one first; ids of `knowledge/repairs`. The price is the first one's; the second is named. */
  repairs: readonly string[];
  /** Where the figures come from, or "judgement". */
  source: string;
}

/** A file of causes: one vehicle system, checked for its shape at compile time and for its sense in a test. */
export const causesOf = (system: System, causes: readonly Omit<Cause, "system">[]): readonly Cause[] =>
  causes.map((cause) => ({ ...cause, system }));
