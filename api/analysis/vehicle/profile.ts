import type { Vehicle } from "../input.ts";

/** What pricing and ranking need to know about a car, and what of it was assumed. */

export type BodyClass =
  | "small_car"
  | "midsize_car"
  | "large_car"
  | "small_suv"
  | "midsize_suv"
  | "large_suv"
  | "minivan"
  | "pickup"
  | "heavy_pickup"
  | "van"
  | "sports";

/** The price band of parts and the factor on a shop's labor rate. */
export type BrandGroup = "economy" | "mainstream" | "premium" | "luxury" | "exotic";

export type EngineLayout =
  | "i3"
  | "i4"
  | "i5"
  | "i6"
  | "v6"
  | "v8"
  | "v10_12"
  | "boxer4"
  | "boxer6"
  | "rotary"
  | "electric";

export type Fuel = "gas" | "diesel" | "hybrid" | "plugin_hybrid" | "electric";

/** `awd` is any drive to all four wheels, part-time four-wheel drive too. */
export type Drive = "fwd" | "rwd" | "awd" | "unknown";

export type Transmission = "automatic" | "manual" | "cvt" | "dct" | "single_speed";

/** What turns the camshafts. `none`: no camshafts, as in an electric car. */
export type Timing = "belt" | "chain" | "gear" | "none" | "unknown";

export type BrakeType = "disc" | "drum" | "unknown";

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
  /** What was assumed and not said, as sentences for the owner. */
  assumptions: string[];
};

/** A car as the owner names it; `text` is the owner's own words, which may name the engine or gearbox. */
export type VehicleQuestion = Pick<Vehicle, "year" | "make" | "model"> & { text?: string };
