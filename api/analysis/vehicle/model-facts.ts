import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { CarRow, ModelRow } from "../knowledge/schemas/vehicle-files.ts";
import type { BodyClass, BrakeType, BrandGroup, Drive, EngineLayout, Fuel, Timing, Transmission } from "./profile.ts";

/** One car as sold: everything a row of a make's file can say. `liters` lists the displacements known for the engine. */
export interface Facts {
  bodyClass: BodyClass;
  brandGroup: BrandGroup;
  layout: EngineLayout;
  fuel: Fuel;
  drive: Drive;
  transmission: Transmission;
  forcedInduction: boolean;
  timing: Timing;
  hydraulicSteering: boolean | "unknown";
  rearBrakes: BrakeType;
  liters: readonly number[];
}

/** The rows of a model, the earliest first; each holds until the `from` of the next. None for an unknown model. */
export type ModelRows = readonly ModelRow[];

/** Make → the make's typical car (for what a model leaves unsaid, and for unknown models) and its models. */
export const modelFacts: Readonly<Record<string, { typical: ModelRows; models: Readonly<Record<string, ModelRows>> }>> =
  KNOWLEDGE.vehicles;

/** What an engine says of the car besides its layout. */
const SAID_BY_ENGINE: Partial<Record<EngineLayout, Partial<Facts>>> = {
  electric: { fuel: "electric", transmission: "single_speed", timing: "none", hydraulicSteering: false },
  rotary: { timing: "none" },
};

/** What the columns of a row say, and nothing of what they leave out. */
export function factsOf(row: CarRow): Partial<Facts> {
  const { body, brand, engine, turbo, steering, fuel, drive, transmission, timing, rearBrakes, liters } = row;
  return {
    ...(engine && { layout: engine, ...SAID_BY_ENGINE[engine] }),
    ...(body && { bodyClass: body }),
    ...(brand && { brandGroup: brand }),
    ...(turbo !== undefined && { forcedInduction: turbo }),
    ...(steering && { hydraulicSteering: steering === "hydraulic" }),
    ...(fuel && { fuel }),
    ...(drive && { drive }),
    ...(transmission && { transmission }),
    ...(timing && { timing }),
    ...(rearBrakes && { rearBrakes }),
    ...(liters && { liters }),
  };
}
