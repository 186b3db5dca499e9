import * as z from "zod";
import { SYSTEMS } from "#shared/schemas/diagnostic.ts";
import { URGENCY_LEVELS } from "#shared/urgency-levels.ts";
import { sentence, year, years } from "./figures.ts";
import { BodyClass, Drive, EngineLayout, Timing, Transmission } from "./vehicle-files.ts";
import { chance, circumstances, evidenceKey, fuels, oneOf, repairId, source, type Vocabulary } from "./vocabulary.ts";

export const CauseId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no id: small letters, digits and hyphens");
const above0 = chance.gt(0);

const wear = z
  .strictObject({ from: z.number().min(0), common: z.number() })
  .refine(({ from, common }) => from < common, "is common before it begins");

/** A vehicle the cause is known for: the odds are multiplied by `factor`. */
const knownFor = (makes: ReadonlySet<string>) =>
  z.strictObject({
    make: oneOf("make", makes),
    models: z.array(z.string()).min(1).optional(),
    /** Model years, both included. */
    years: years.optional(),
    factor: z.number().gt(1).max(60),
    source: z.string().min(5),
  });

const cause = (vocabulary: Vocabulary, makes: ReadonlySet<string>) =>
  z.strictObject({
    /** Out of 10,000 owners with a car trouble and no further word, how many have this one, at middle mileage and age. */
    commonness: z.number().positive().max(1_000),
    /** Wear: rare below `from` miles, its full commonness at `common` miles, half as much again at twice that. */
    miles: wear.optional(),
    /** The same for years of age (rubber, rust, batteries). */
    years: wear.optional(),
    /** Only on cars like these; absent: on any. */
    only: z
      .strictObject({
        fuel: fuels(vocabulary),
        transmission: z.array(Transmission).min(1),
        layout: z.array(EngineLayout).min(1),
        drive: z.array(Drive).min(1),
        body: z.array(BodyClass).min(1),
        timing: z.array(Timing).min(1),
        forcedInduction: z.boolean(),
        hydraulicSteering: z.boolean(),
        rearBrakes: z.enum(["disc", "drum"]),
        builtFrom: year,
        builtUntil: year,
      })
      .partial()
      .optional(),
    /** What the same words mean on a car that is not of these: belief learned from words goes there. */
    otherwise: CauseId.optional(),
    knownFor: z.record(CauseId, knownFor(makes)).optional(),
    /**
     * How often a finding is there when the cause is: a chance from 0 to 1. `when` says how often the owner's circumstances
     * fit, out of the cases in which the finding and any circumstance are told. A circumstance not named is neutral.
     */
    evidence: z
      .partialRecord(
        evidenceKey(vocabulary),
        z.union([above0, z.strictObject({ chance: above0, when: circumstances(vocabulary) })]),
      )
      .refine((evidence) => Object.keys(evidence).length >= 2, "has too little evidence: at least two findings"),
    /** Facts that speak against: the odds are multiplied by this, 0 to 1 (`replaced.battery: 0.1`). */
    against: z.partialRecord(evidenceKey(vocabulary), chance).optional(),
    urgency: z.enum(URGENCY_LEVELS),
    /** Cures, each enough by itself, the usual one first. The price is the first one's; the second is named. */
    repairs: z.array(repairId(vocabulary)).min(1, "names no repair"),
    /** Where the figures come from, or "judgement". */
    source: source(vocabulary),
  });

/** `causes/*.yaml`: causes of one vehicle system. `circumstances` are names of the file's own. */
export const causeFile = (vocabulary: Vocabulary, makes: ReadonlySet<string>) =>
  z.strictObject({
    system: z.enum(SYSTEMS),
    circumstances: z.record(z.string(), circumstances(vocabulary)).optional(),
    causes: z.record(CauseId, cause(vocabulary, makes)),
  });
type CauseFigures = z.infer<ReturnType<typeof cause>>;

/** What people read of a cause. */
const CauseTexts = z.strictObject({
  /** As an owner would say it: "Front brake pads worn out". */
  name: sentence(90),
  /** As a repair order says it: "Front pads at minimum, rotors scored". */
  tradeName: sentence(90),
  /** One or two sentences: what it is and what an owner notices. */
  description: sentence(260),
  /** How soon, beside the urgency: "Within two weeks". */
  timeframe: sentence(110),
  /** How a shop proves it before it sells the repair. */
  confirmBy: sentence(200),
  /** By the keys of `knownFor`: what is known of these cars. */
  knownFor: z.record(z.string(), sentence(160)).optional(),
});

/** `causes/*.en.yaml` */
export const CauseTextFile = z.record(CauseId, CauseTexts);
type CauseTexts = z.infer<typeof CauseTexts>;

/** A cause as the analysis uses it: figures and texts together. */
export const causeOf = (id: string, system: (typeof SYSTEMS)[number], figures: CauseFigures, texts: CauseTexts) => {
  const { urgency, knownFor, evidence, against, repairs, source, ...rest } = figures;
  const { timeframe, confirmBy, name, tradeName, description } = texts;
  return {
    /** kebab-case, unique over all systems. */
    id,
    name,
    tradeName,
    description,
    ...rest,
    ...(knownFor && {
      knownFor: Object.entries(knownFor).map(([key, known]) => ({ ...known, note: texts.knownFor?.[key] ?? "" })),
    }),
    evidence,
    ...(against && { against }),
    urgency: { level: urgency, timeframe },
    confirmBy,
    repairs,
    source,
    system,
  };
};
