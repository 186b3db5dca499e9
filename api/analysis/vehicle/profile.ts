import type { Correction } from "#shared/schemas/diagnostic.ts";
import type { Answer, Vehicle } from "../input.ts";
import type {
  BodyClass,
  BrakeType,
  BrandGroup,
  Drive,
  EngineLayout,
  Timing,
  Transmission,
} from "../knowledge/schemas/vehicle-files.ts";
import type { Fuel } from "../knowledge/schemas/vocabulary.ts";

/** What pricing and ranking need to know about a car, and what of it was assumed. */

export type { BodyClass, BrakeType, BrandGroup, Drive, EngineLayout, Fuel, Timing, Transmission };

export type VehicleProfile = {
  year: number;
  /** As the catalogue spells it; as the owner typed it where the catalogue does not know it. */
  make: string;
  model: string;
  bodyClass: BodyClass;
  brandGroup: BrandGroup;
  layout: EngineLayout;
  fuel: Fuel;
  drive: Drive;
  transmission: Transmission;
  forcedInduction: boolean;
  timing: Timing;
  /** Power steering with a pump, fluid and hoses, against electric assist. */
  hydraulicSteering: boolean | "unknown";
  frontBrakes: BrakeType;
  rearBrakes: BrakeType;
  /** What the owner said of the gearbox; absent where `transmission` is only what such cars mostly have. */
  shiftsByHand?: boolean;
  /** What was assumed and not said, as sentences for the owner. */
  assumptions: string[];
  /** What the VIN settled, as sentences. */
  fromVin: string[];
  /** What of it the owner can put right, and what they have put right. */
  corrections: Correction[];
};

/**
 * A car as the owner names it; `text` is the owner's own words, which may name the engine or gearbox. Where they leave
 * the fuel open and the car was sold with one of `fuels`, it is taken for such a one.
 */
export type VehicleQuestion = Pick<Vehicle, "year" | "make" | "model" | "fromVin"> & {
  text?: string;
  fuels?: readonly Fuel[];
  /** Answers in which the owner put right what was assumed; others are not heeded. */
  answers?: readonly Answer[];
};
