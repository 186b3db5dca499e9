import * as z from "zod";
import { readData } from "./load/read-data.ts";

/** Every kind of danger, the gravest first: where several are told, the first of the worst level speaks. */
export const DANGER_KINDS = [
  "fire",
  "fuel",
  "exhaust-gas",
  "high-voltage",
  "runaway",
  "brakes",
  "brake-heat",
  "steering",
  "wheel-loose",
  "tire",
  "structure",
  "driveshaft",
  "suspension",
  "power-loss",
  "rolling",
  "seeing",
  "hood",
  "shaking",
  "people",
  "hot-exhaust",
  "airbag-deployed",
  "crash-damage",
  "fluid-lost",
  "not-drivable",
  "overheating",
  "oil",
  "engine-damage",
  "water-in-engine",
  "wrong-fuel",
  "battery-12v",
  "misfire",
  "stalling",
  "grinding-brakes",
  "brake-trouble",
  "grinding",
  "slow-in-traffic",
  "timing-rattle",
  "timing",
  "axle-joint",
  "squealing-brakes",
  "steering-trouble",
  "suspension-wear",
  "tire-wear",
  "wheel-bearing",
  "clunk",
  "shake",
  "charging",
  "foam-under-cap",
  "airbag-light",
  "lights-and-belts",
  "coolant-loss",
  "oil-loss",
  "heat",
  "seat-moves",
  "falling-parts",
  "part-called-bad",
  "hybrid-warning",
  "drivetrain",
  "stability-light",
  "windshield",
  "unburned-fuel",
  "fuel-trace",
  "hidden-damage",
  "heavy-damage",
  "lights-and-glass",
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];

const sentence = z.string().regex(/^[A-Z].*\.$/s);

const Meaning = z.strictObject({
  level: z.enum(["stop", "soon"]),
  /** It can kill within one more trip, or where the car stands. */
  killsQuickly: z.boolean(),
  reason: sentence,
  action: sentence,
  /** Public guidance that the level follows, or "Judgement". */
  source: z.string().min(1),
});

const Calm = z.strictObject({
  none_found: z.strictObject({ reason: sentence, action: z.optional(sentence) }),
  unknown: z.strictObject({ reason: sentence, action: z.optional(sentence) }),
});

const Table = z.strictObject({
  /** Actions that several kinds share, for the aliases of the file. */
  actions: z.record(z.string(), sentence),
  instead: z.strictObject({ possible: sentence, standing: sentence }),
  mild: z.strictObject({ reason: sentence, action: sentence }),
  calm: z.strictObject({ told: Calm, prices: Calm, damage: Calm }),
  kinds: z.record(z.enum(DANGER_KINDS), Meaning),
});

const read = readData("danger-kinds.yaml", Table);

/** What each kind means for going on: level, wording and source. */
export const MEANING = read.kinds;

/** What is said where no danger was told: to a trouble, to a wish for prices, to damage. */
export const CALM = read.calm;

/** Actions in place of a kind's own: where it is only possible, and where the car does not run anyway. */
export const ACTION_INSTEAD = read.instead;

/** What is said of a danger that was told mildly, whatever its kind. */
export const MILD = read.mild;
