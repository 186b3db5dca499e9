import * as z from "zod";
import { pattern, year } from "./figures.ts";
import { Fuel, makeName, type Vocabulary } from "./vocabulary.ts";

export const BodyClass = z.enum([
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
]);
export type BodyClass = z.infer<typeof BodyClass>;

/** The price band of parts and the factor on a shop's labor rate. */
export const BrandGroup = z.enum(["economy", "mainstream", "premium", "luxury", "exotic"]);
export type BrandGroup = z.infer<typeof BrandGroup>;

export const EngineLayout = z.enum([
  "i3",
  "i4",
  "i5",
  "i6",
  "v6",
  "v8",
  "v10_12",
  "boxer4",
  "boxer6",
  "rotary",
  "electric",
]);
export type EngineLayout = z.infer<typeof EngineLayout>;

/** `awd` is any drive to all four wheels, part-time four-wheel drive too. */
export const Drive = z.enum(["fwd", "rwd", "awd", "unknown"]);
export type Drive = z.infer<typeof Drive>;

export const Transmission = z.enum(["automatic", "manual", "cvt", "dct", "single_speed"]);
export type Transmission = z.infer<typeof Transmission>;

/** What turns the camshafts. `none`: no camshafts, as in an electric car. */
export const Timing = z.enum(["belt", "chain", "gear", "none", "unknown"]);
export type Timing = z.infer<typeof Timing>;

export const BrakeType = z.enum(["disc", "drum", "unknown"]);
export type BrakeType = z.infer<typeof BrakeType>;

/**
 * The columns of a car. What a row does not say is as in the row before, and before the first row as in the make's typical car of
 * that year. Naming an engine starts afresh what belongs to an engine: turbo, fuel, liters and timing.
 */
const columns = {
  brand: BrandGroup,
  body: BodyClass,
  engine: EngineLayout,
  turbo: z.boolean(),
  fuel: Fuel,
  /** Displacements known for the engine. */
  liters: z.array(z.number().min(0.5).max(9)).min(1),
  timing: Timing.exclude(["none", "unknown"]),
  transmission: Transmission.exclude(["single_speed"]),
  drive: Drive.exclude(["unknown"]),
  steering: z.enum(["hydraulic", "electric"]),
  rearBrakes: BrakeType.exclude(["unknown"]),
};

const Car = z.strictObject(columns).partial();
export type CarRow = z.infer<typeof Car>;
const OtherCar = Car.extend({ engine: EngineLayout });

/**
 * A model from one year on: the commonest car, and the other engines that were sold beside it. `others` replace the earlier
 * ones; an empty list ends them.
 */
const ModelRow = Car.extend({ from: year.optional(), others: z.array(OtherCar).optional() });
export type ModelRow = z.infer<typeof ModelRow>;

const inOrder = (rows: readonly ModelRow[]) =>
  rows.every(({ from }, i) => (i === 0 ? from === undefined : from !== undefined && from > (rows[i - 1]!.from ?? 0)));
const rows = z
  .array(ModelRow)
  .min(1)
  .refine(inOrder, "has its years out of order: the first row has none, each other a later `from`");

/** `vehicles/*.yaml`: one make. */
export const MakeFile = z.strictObject({
  make: z.string().min(2),
  typical: rows,
  models: z.record(
    z.string().min(1),
    rows.refine(([first]) => first?.engine !== undefined, "does not say the engine in its first row"),
  ),
});

/** `nicknames.yaml` */
export const nicknamesFile = (vocabulary: Vocabulary) =>
  z.strictObject({
    makes: z.record(
      z.string().regex(/^[a-z0-9]+$/, "is no name without spaces, signs and capitals"),
      makeName(vocabulary),
    ),
    badges: z.record(makeName(vocabulary), z.array(z.strictObject({ typed: pattern, model: z.string() }))),
  });

const bodies = z.array(BodyClass).min(1);

/** `eras.yaml`: what was usual among cars of a model year. */
export const ErasFile = z.strictObject({
  electricSteering: z.strictObject({ from: year, everywhereFrom: year }),
  pumpUntil: z.partialRecord(BodyClass, year),
  pumpAlways: bodies,
  lastDrums: z.partialRecord(BodyClass, year),
  discsEverywhereFrom: year,
  alwaysDiscs: z.strictObject({ brands: z.array(BrandGroup), bodies }),
  oftenManual: bodies,
  lastCommonManual: year,
  manualsAlways: bodies,
  eitherDrive: bodies,
  truckFrames: bodies,
});
