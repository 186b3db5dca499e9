import * as z from "zod";
import { pattern } from "./figures.ts";
import { said } from "./sentences.ts";

/** `words/damage.en.yaml`: how owners tell of damage. */
export const DamageWords = z.strictObject({
  severity: z.strictObject({
    light: pattern,
    moderate: pattern,
    severe: pattern,
    smaller: pattern,
    larger: pattern,
    damaged: pattern,
  }),
  kinds: z.strictObject({
    bent: pattern,
    torn: pattern,
    partial: pattern,
    dent: pattern,
    paint: pattern,
    paintWhole: pattern,
    broken: pattern,
    deep: pattern,
    surface: pattern,
    shallow: pattern,
    creased: pattern,
    hail: pattern,
  }),
  size: z.strictObject({ inches: pattern, named: z.record(z.string(), pattern) }),
  equipment: z.strictObject({ sensors: pattern, noSensors: pattern, led: pattern, halogen: pattern }),
  newPart: z.strictObject({ words: pattern, unless: pattern }),
  obstacles: pattern,
  denied: pattern,
  deniedBarely: pattern,
  deniedAhead: pattern,
  notItself: pattern,
  place: z.strictObject({ frontOfTheCar: pattern, rearOfTheCar: pattern, fromBehind: pattern, fromTo: pattern }),
  noLongerCloses: z.strictObject({ words: pattern, unless: pattern }),
  somewhere: z.strictObject({ words: pattern, unless: pattern }),
  implied: z.strictObject({ sensorFault: pattern, steeringLost: pattern, coolantLost: pattern }),
  dragging: pattern,
  deductible: pattern,
});

const danger = z.strictObject({ name: said, words: pattern });

/** What makes driving a damaged car dangerous: the ids of `words/drivability.en.yaml`. */
const Unsafe = z.strictObject({
  tire: danger,
  wheel: danger,
  steering: danger,
  frame: danger,
  hood: danger,
  door: danger,
  windshield: danger,
});
export type UnsafeId = keyof z.infer<typeof Unsafe>;

/** `words/drivability.en.yaml`: whether a damaged car may move. */
export const DrivabilityWords = z.strictObject({
  notDrivable: pattern,
  drivable: pattern,
  doubt: pattern,
  airbags: z.strictObject({ out: pattern, notOut: pattern }),
  leaks: z.strictObject({ fuel: pattern, coolant: pattern, oil: pattern, fluid: pattern }),
  dry: pattern,
  unsafe: Unsafe,
});

/** `words/estimates.en.yaml`: the words of shop paper. */
export const EstimateWords = z.strictObject({
  kinds: z.strictObject({
    subtotal: pattern,
    partsTotal: pattern,
    laborTotal: pattern,
    total: pattern,
    tax: pattern,
    discount: pattern,
    share: pattern,
    fee: pattern,
    labor: pattern,
    part: pattern,
  }),
  whole: pattern,
  quoted: pattern,
  foreign: pattern,
  statement: pattern,
  denied: pattern,
  done: pattern,
  notOfWork: pattern,
  recently: pattern,
  ago: pattern,
  lastYear: pattern,
  sound: pattern,
  counts: z.record(z.string(), z.number().positive()),
  interval: pattern,
  makerPays: z.strictObject({ words: pattern, hedged: pattern, ending: pattern }),
  elsewhere: pattern,
  elsewhereInPart: pattern,
  contingent: pattern,
  beforeTax: pattern,
  worth: pattern,
  engineBought: pattern,
  cutShort: pattern,
  tireSize: pattern,
  quoters: pattern,
  warranty: z.strictObject({ before: pattern, behind: pattern }),
  grades: pattern,
  mixed: pattern,
  rate: pattern,
  shops: z.strictObject({ words: pattern, chains: pattern, at: pattern, no: pattern }),
});

/** `words/places.en.yaml`: words that look like a side or an end of the car, and are none. */
export const PlaceWords = z.strictObject({
  notPlaces: z.strictObject({ back: pattern, driver: pattern, left: pattern, right: pattern }),
});

/** `words/work-done.en.yaml`: what became of work on the car. */
export const WorkDoneWords = z.strictObject({ outlived: pattern });

/** Words with blanks or commas between them. */
const words = z
  .string()
  .trim()
  .min(1, "has no word")
  .transform((text) => text.split(/,?\s+/));

/** `words/parts.en.yaml`: the words of parts and of shop paper. */
export const PartsWords = z.strictObject({
  /** The word of the repairs' names → what is written for it. */
  same: z.record(z.string(), words),
  silent: words,
  rulingOut: words,
  placing: words,
  work: words,
  talk: words,
  everyday: words,
  /** An axle that is counted; `before` ends with what is counted by it. */
  axle: z.strictObject({ before: pattern, one: pattern, both: pattern }),
  /** How the work is wished for. */
  asked: z.strictObject({
    grade: z.strictObject({ oem: pattern, aftermarket: pattern, remanufactured: pattern, used: pattern }),
    /** Such words where they wish for nothing. */
    notAsked: pattern,
    dealer: pattern,
    notDealer: pattern,
    laborOnly: pattern,
    partsOnly: pattern,
    beside: pattern,
    instead: z.strictObject({
      resurface: pattern,
      reprogram: pattern,
      tighten: pattern,
      repair: pattern,
      camera: pattern,
    }),
    afterAll: pattern,
  }),
  /** What is told beside a wish and is none itself. */
  told: z.strictObject({
    between: pattern,
    before: z.strictObject({ place: pattern, opened: pattern, done: pattern, notIt: pattern }),
    after: z.strictObject({
      good: pattern,
      done: pattern,
      opened: pattern,
      lit: pattern,
      feared: pattern,
      shop: pattern,
      denied: pattern,
      found: pattern,
    }),
    concluded: pattern,
    trouble: pattern,
    asks: pattern,
    whole: pattern,
    wholeEngine: pattern,
    wish: pattern,
    joined: pattern,
    joining: pattern,
    /** Words that name no part by themselves. */
    headless: words,
  }),
});
