import * as z from "zod";
import { pattern, sentence, state, year } from "./figures.ts";
import { template } from "./sentences.ts";
import { Timing } from "./vehicle-files.ts";
import { makeName, repairId, type Vocabulary } from "./vocabulary.ts";

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
        makes: z.array(makeName(vocabulary)).min(1),
        /** Of this model year or later. */
        fromYear: year,
        /** It has no combustion engine, or (`false`) has one. */
        electric: z.boolean(),
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
  /** What comes before it and is not on the paper. */
  first: sentence(60).optional(),
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
    /** Work → what comes off for it anyway. */
    comesOff: z.record(repair, z.array(repair).min(1)),
    /** Makers that pay for work longer than their warranty; `words`: what of the paper or the owner tells of it. */
    programs: z.array(
      z.strictObject({
        make: makeName(vocabulary),
        models: z.array(z.string()).min(1),
        /** Model years, first and last. */
        years: z.tuple([year, year]),
        repairs: z.array(repair).min(1),
        until: interval,
        words: pattern.optional(),
        source: z.string().min(5),
      }),
    ),
  });
};

/** `estimates.en.yaml`: by the repair named, words that leave no doubt of it. */
export const EstimatesTextFile = z.strictObject({ unless: z.record(z.string(), pattern) });

/** `state-laws.yaml` */
export const StateLawsFile = z.strictObject({
  /** The year in which the sources were read. */
  readIn: z.string().regex(/^20\d\d$/),
  laws: z.record(state, z.strictObject({ source: z.string().min(5) })),
});

/** `state-laws.en.yaml`; `anywhere` is the advice that holds in every state. */
export const StateLawTextFile = z.strictObject({
  asRead: template("year", "source"),
  anywhere: sentence(200),
  laws: z.record(state, sentence(320)),
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
