import type { BodyClass, BrakeType, BrandGroup, Drive, EngineLayout, Fuel, Timing, Transmission } from "./profile.ts";

/** One car as sold: everything a line of `models/` can say. `liters` lists the displacements known for the engine. */
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

const bodies: readonly BodyClass[] = [
  "small_car",
  "midsize_car",
  "large_car",
  "small_suv",
  "midsize_suv",
  "large_suv",
  "minivan",
  "pickup",
  "heavy_pickup",
  "van",
  "sports",
];
const brands: readonly BrandGroup[] = ["economy", "mainstream", "premium", "luxury", "exotic"];
const layouts: readonly EngineLayout[] = ["i3", "i4", "i5", "i6", "v6", "v8", "v10_12", "boxer4", "boxer6", "rotary"];
const drives: readonly Drive[] = ["fwd", "rwd", "awd"];
const transmissions: readonly Transmission[] = ["automatic", "manual", "cvt", "dct"];
const timings: readonly Timing[] = ["belt", "chain", "gear"];

const saying = <V extends string>(values: readonly V[], facts: (value: V) => Partial<Facts>) =>
  values.map((value) => [value, facts(value)] as const);

/** Every word that `models/` may use, and what it says of the car. */
export const words: ReadonlyMap<string, Partial<Facts>> = new Map<string, Partial<Facts>>([
  ...saying(bodies, (bodyClass) => ({ bodyClass })),
  ...saying(brands, (brandGroup) => ({ brandGroup })),
  ...saying(layouts, (layout) => ({ layout })),
  ...saying(drives, (drive) => ({ drive })),
  ...saying(transmissions, (transmission) => ({ transmission })),
  ...saying(timings, (timing) => ({ timing })),
  ["rotary", { layout: "rotary", timing: "none" }],
  [
    "electric",
    { layout: "electric", fuel: "electric", transmission: "single_speed", timing: "none", hydraulicSteering: false },
  ],
  ["gas", { fuel: "gas" }],
  ["diesel", { fuel: "diesel" }],
  ["hybrid", { fuel: "hybrid" }],
  ["plugin", { fuel: "plugin_hybrid" }],
  ["turbo", { forcedInduction: true }],
  ["na", { forcedInduction: false }],
  ["hps", { hydraulicSteering: true }],
  ["eps", { hydraulicSteering: false }],
  ["drums", { rearBrakes: "drum" }],
  ["discs", { rearBrakes: "disc" }],
]);
