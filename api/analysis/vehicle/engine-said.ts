import type { Drive, EngineLayout, Transmission } from "../knowledge/schemas/vehicle-files.ts";
import type { VIN_BODIES } from "../knowledge/schemas/vehicle-sentences.ts";
import type { Fuel } from "../knowledge/schemas/vocabulary.ts";

/** What an owner's words say of the engine and drivetrain. What they leave unsaid is undefined. */
export interface EngineSaid {
  layout?: EngineLayout;
  cylinders?: number;
  liters?: number;
  fuel?: Fuel;
  forcedInduction?: boolean;
  transmission?: Transmission;
  /** `two`: two driven wheels, without saying which. */
  drive?: Exclude<Drive, "unknown"> | "two";
}

export type VinBody = (typeof VIN_BODIES)[number];

/** What a VIN settles of the car; never the VIN itself. What it leaves open is undefined. */
export interface VinFacts extends EngineSaid {
  body?: VinBody;
  /** The plant: "Greensburg, Indiana". */
  builtIn?: string;
}
