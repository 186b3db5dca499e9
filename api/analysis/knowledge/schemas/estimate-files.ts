import * as z from "zod";
import { dollars, hours, pattern, range, sentence, year } from "./figures.ts";
import { template } from "./sentences.ts";
import { BodyClass, BrandGroup, Timing } from "./vehicle-files.ts";
import { repairId, type Vocabulary } from "./vocabulary.ts";

const logOdds = z.number().min(-6).max(6);

const UpsellId = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/);

const upsell = (vocabulary: Vocabulary) =>
  z.strictObject({
    /** Repairs it is sold as. */
    repairs: z.array(repairId(vocabulary)).min(1).optional(),
    /** It is said of any work but that on these repairs, where the owner's words on that work say so. */
    anyWorkBut: z.array(repairId(vocabulary)).optional(),
    /** What is told of the car as a whole counts for any work. */
    toldOfCar: z.literal(true).optional(),
    /** That alone makes the work not needed now, and counts against the estimate; absent: it is to be asked about. */
    decisive: z.literal(true).optional(),
    /** It doubts who pays for the work, not whether it is needed. */
    whoPays: z.literal(true).optional(),
    /** When it is doubtful: where all of these hold; absent: always. */
    doubtful: z
      .strictObject({
        /** Below these miles; unknown mileage is judged by age, at 12,000 a year. */
        underMiles: z.number().positive(),
        /** Younger than so many years and, where the mileage is known, below these miles. */
        younger: z.strictObject({ years: z.number().positive(), miles: z.number().positive().optional() }),
        /** Made by one of these. */
        makes: z.array(z.string()).min(1),
        /** The owner tells that it was done: within this share of its usual interval. */
        sinceDone: z.number().positive().max(1),
        /** The owner tells an interval of the maker that the car has not reached. */
        beforeInterval: z.literal(true),
        /** What is known of this model says that its maker pays, for all of such cars or for some. */
        makerPays: z.enum(["all", "some"]),
        /** None of these repairs is on the estimate. */
        unlessRepairs: z.array(repairId(vocabulary)).min(1),
        /** The engine's camshafts are driven so. */
        timing: z.array(Timing).min(1),
        /** The steering is electric, or (`false`) is not known to be. */
        electricSteering: z.boolean(),
      })
      .partial()
      .optional(),
    source: z.string().min(5),
  });

/** `upsells.yaml` */
export const upsellFile = (vocabulary: Vocabulary) => z.record(UpsellId, upsell(vocabulary));

const UpsellTexts = z.strictObject({
  /** Absent: that of the work. */
  name: sentence(60).optional(),
  /** How a line of an estimate names it, where it is no repair. */
  words: pattern.optional(),
  /** Words of the owner or the paper that raise the doubt; denials count as told. */
  told: pattern.optional(),
  /** Words of the owner or the paper that make it right. */
  unlessWords: pattern.optional(),
  why: sentence(140),
  /** Completes "It is right …". */
  right: sentence(120),
  /** What to ask the shop. */
  ask: sentence(120),
});

/** `upsells.en.yaml` */
export const UpsellTextFile = z.record(UpsellId, UpsellTexts);

export const upsellOf = (
  id: string,
  { source, ...figures }: z.infer<ReturnType<typeof upsell>>,
  texts: z.infer<typeof UpsellTexts>,
) => ({ id, ...texts, ...figures, source });

const interval = z.strictObject({ miles: z.number().positive(), years: z.number().positive() });

/** `estimates.yaml` */
export const estimatesFile = (vocabulary: Vocabulary) => {
  const repair = repairId(vocabulary);
  return z.strictObject({
    /** The repair named → the smaller one that may be meant. */
    smaller: z.record(repair, repair),
    /** The same for a larger one. */
    larger: z.record(repair, repair),
    /** Companions without which a repair is not finished. */
    needed: z.array(repair).min(1),
    /** How long work lasts on an ordinary car: miles and years. `usual`: of what is not listed. */
    need: z.strictObject({
      rules: z.strictObject({ none: logOdds, doubt: logOdds, decisive: logOdds }),
      model: z.strictObject({ needed: logOdds, not_yet: logOdds, not_shown: logOdds, ask: logOdds }),
      doubtFrom: logOdds,
      decisiveFrom: logOdds,
    }),
    intervals: z.strictObject({ usual: interval, repairs: z.record(repair, interval) }),
    /** Model year. */
    windshieldCamerasFrom: year,
  });
};

/** `estimates.en.yaml`: by the repair named, words that leave no doubt of it. */
export const EstimatesTextFile = z.strictObject({ unless: z.record(z.string(), pattern) });

const State = z.string().regex(/^[A-Z]{2}$/, "is no state: two capitals");
const positive = z.number().positive().max(24);
const factor = z.number().min(0.5).max(2);
const degrees = z.tuple([z.number().min(15).max(72), z.number().min(-180).max(-60)]);

/** `labor-rates.yaml` */
export const LaborRatesFile = z.strictObject({
  national: range,
  dealerFactor: factor,
  nationalBody: range,
  materials: range,
  states: z.record(State, factor),
  dearMetros: z.record(z.string(), z.strictObject({ center: degrees, miles: z.number().positive(), factor })),
  rural: z.strictObject({ miles: z.number().positive(), factor }),
  metroCenters: z.array(degrees).min(1),
});
export type LaborRates = z.infer<typeof LaborRatesFile>;

/** A model from a year on. */
const carFrom = z.strictObject({ make: z.string(), model: z.string(), from: year });
const kept = z.number().gt(0.5).lt(1);
const share = z.number().positive().max(2);

/** `pricing.yaml` */
export const PricingFile = z.strictObject({
  /** Each against a mainstream brand. */
  brands: z.record(
    BrandGroup,
    z.strictObject({
      parts: z.number().positive().max(6),
      rate: factor,
      hours: factor,
      newCar: z.number().positive().max(10),
    }),
  ),
  /** Against a midsize car; `newCar` in dollars. */
  bodies: z.record(BodyClass, z.strictObject({ parts: factor, hours: factor, newCar: z.number().min(5_000) })),
  /** What each grade does to the low and the high end of the parts. */
  grades: z.record(z.enum(["oem", "aftermarket", "remanufactured", "used"]), z.tuple([share, share])),
  /** The repair named → the one meant, by the work wished for in place of a new part. */
  instead: z.record(z.enum(["resurface", "reprogram", "tighten", "repair"]), z.record(z.string(), z.string())),
  californiaConverter: z.strictObject({ states: z.array(State), factor }),
  value: z.strictObject({
    keptAYear: z.strictObject({
      usual: kept,
      electric: kept,
      trucks: kept,
      makes: z.record(z.string(), kept),
    }),
    least: z.number().positive(),
    milesAYear: z.number().positive(),
    writeOff: z.number().positive().max(1),
    at: z.number().min(0).max(1),
    airbagsFrom: z.number().min(0).max(1),
  }),
  scan: z.strictObject({ from: year, min: z.number().min(0), max: z.number().min(0) }),
  calibration: z.strictObject({ standardFrom: year, standard: range, possible: range }),
  alignment: range,
  paintless: z.strictObject({
    ding: dollars,
    dent: dollars,
    large: dollars,
    crease: dollars,
    hail: dollars,
    largeHail: dollars,
  }),
  /** Hours, dollars before the place is counted, and factors; `pricing.yaml` says what each is. */
  body: z.strictObject({
    polish: positive,
    reshape: positive,
    prepare: hours,
    prepareDeep: hours,
    aluminum: z.strictObject({ repair: factor, paintless: factor, cars: z.array(carFrom) }),
    wholeSide: z.strictObject({
      cars: z.array(carFrom),
      panels: z.array(z.string()),
      parts: dollars,
      hours: z.tuple([z.number().positive(), z.number().positive().max(200)]),
    }),
    wheelRefinish: dollars,
    chipRepair: dollars,
    hidden: z.strictObject({
      told: z.record(z.enum(["scratched", "untold", "cracked", "pushed", "crushed"]), z.number().min(0).max(3)),
      most: z.number().min(0.5).max(1),
      listedFrom: z.number().min(0).max(1),
      likelyFrom: z.number().min(0).max(1),
    }),
    lamps: z.strictObject({ led: z.number().min(0).max(1), halogen: z.number().min(0).max(1) }),
    claim: z.strictObject({ deductible: dollars, worthFrom: positive }),
    together: z.number().min(0).max(1),
    electric: z.strictObject({ makersPartsShare: z.number().min(0).max(1), isolate: range }),
    castBody: z.strictObject({
      cars: z.array(carFrom),
      panels: z.array(z.string()),
      chance: z.number().min(0).max(1),
      parts: dollars,
      hours,
    }),
    makersShops: z.record(z.string(), z.strictObject({ rate: positive, parts: positive, hours: positive })),
    clearCoat: z.strictObject({ first: factor, further: factor, overlap: positive, least: positive }),
    blend: z.strictObject({ refinish: positive, body: positive }),
    scales: z.strictObject({ brand: z.number().min(0).max(1), body: z.number().min(0).max(1) }),
    frameRate: factor,
    day: z.strictObject({ quick: positive, slow: positive, forParts: z.int().min(0) }),
    dealer: factor,
    /** From which severity on a panel keeps a car standing, or leaves it open. */
    drivable: z.strictObject({
      no: z.record(z.string(), z.enum(["light", "moderate", "severe", "unknown"])),
      unsure: z.record(z.string(), z.enum(["light", "moderate", "severe", "unknown"])),
    }),
  }),
  /** Shown with the price of body work. */
  bodySource: sentence(320),
});

/** `state-laws.yaml` */
export const StateLawsFile = z.strictObject({
  /** The year in which the sources were read. */
  readIn: z.string().regex(/^20\d\d$/),
  laws: z.record(State, z.strictObject({ source: z.string().min(5) })),
});

/** `state-laws.en.yaml`; `anywhere` is the advice that holds in every state. */
export const StateLawTextFile = z.strictObject({
  asRead: template("year", "source"),
  anywhere: sentence(200),
  laws: z.record(State, sentence(320)),
});

export const estimateLaws = (
  { readIn, laws }: z.infer<typeof StateLawsFile>,
  texts: z.infer<typeof StateLawTextFile>,
) => ({
  readIn,
  asRead: texts.asRead,
  anywhere: texts.anywhere,
  laws: Object.fromEntries(
    Object.entries(laws).map(([state, { source }]) => [state, { text: texts.laws[state] ?? "", source }]),
  ),
});
