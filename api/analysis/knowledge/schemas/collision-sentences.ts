import * as z from "zod";
import { said, saidBy, template, tips } from "./sentences.ts";

/** What is done to a panel: the ids of the sentences that say it. */
const Work = z.strictObject({
  paintless: said,
  paintless_or_repair: said,
  chip_repair: said,
  refinish_wheel: said,
  polish: said,
  inspect: said,
  polish_or_replace: said,
  polish_or_refinish: said,
  straighten: said,
  reshape: said,
  refinish: said,
  prepare_and_refinish: said,
  repair_and_refinish: said,
  repair_or_replace: said,
  repair_or_replace_and_refinish: said,
  replace: said,
  replace_and_refinish: said,
});
export type WorkId = keyof z.infer<typeof Work>;

const worked = template("hours", "rate");
const ofWork = { label: said, note: worked, summary: said };

/** A question with the label of each answer, and the words it stands for. */
const asked = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.strictObject({
    text: z.string().min(3),
    options: z.record(z.enum(options), z.strictObject({ label: said, words: z.string().min(3) })),
  });

/** `sentences/collision.en.yaml` */
export const CollisionSentences = z.strictObject({
  needsMore: z.strictObject({ message: said, tips }),
  work: Work,
  procedures: z.strictObject({
    estimate: said,
    scan: said,
    measure: said,
    airbags: said,
    mechanical: template("parts"),
    paintless: template("parts"),
    straighten: template("parts"),
    replace: template("parts"),
    refinish: template("parts"),
    refinishAndBlend: template("parts"),
    polish: template("parts"),
    align: said,
    calibrate: said,
    daylight: said,
    roadTest: said,
  }),
  lines: z.strictObject({
    hours: template("hours"),
    hoursBetween: template("low", "high"),
    rate: template("low", "high"),
    labor: z.strictObject(ofWork),
    refinish: z.strictObject({ ...ofWork, withBlend: worked }),
    materials: z.strictObject(ofWork),
    parts: z.strictObject({ label: said, note: said }),
    sublet: z.strictObject({ label: said, note: said }),
    either: template("work"),
    notAllAtOnce: z.strictObject({ label: said, note: said }),
    scan: z.strictObject({ label: said, note: said }),
    calibration: z.strictObject({ label: said, standard: said, possible: said }),
    isolation: z.strictObject({ label: said, note: worked }),
    alignment: z.strictObject({ label: said, note: worked }),
  }),
  /** Questions that narrow the price: `text` and the words of an option may name the panel. */
  questions: z.strictObject({
    why: said,
    hint: said,
    notSure: said,
    force: asked(["marked", "cracked", "pushed"]),
    paint: asked(["broken", "whole"]),
    sensors: asked(["yes", "no"]),
    lamps: asked(["led", "halogen"]),
  }),
  /** What an owner can say of a place in the drawing; `words` tell what it stands for. */
  corrections: z.strictObject({
    none: said,
    unknown: said,
    to: z.record(z.enum(["light", "moderate", "severe"]), z.strictObject({ label: said, words: z.string().min(3) })),
  }),
  hidden: z.strictObject({ label: said, note: said, casting: said, item: template("name", "chance", "price") }),
  claim: z.strictObject({
    usual: template("price"),
    told: template("price"),
    pay: template("deductible"),
    near: template("deductible", "price"),
    claim: template("deductible"),
    comprehensive: said,
    otherDriver: said,
  }),
  excluded: z.array(said).min(1),
  described: z.strictObject({
    severity: saidBy(["light", "moderate", "severe", "unknown"]),
    panel: template("panel", "severity"),
    guessed: template("accident", "panels"),
    airbags: said,
    leaks: saidBy(["fuel", "coolant", "oil", "fluid"]),
    unsafe: template("what"),
    unsafeJoin: z.string().min(1),
    notDrivable: said,
    drivable: said,
  }),
  days: z.strictObject({
    hail: said,
    sublet: said,
    repair: template("low", "high"),
    withParts: template("low", "high"),
  }),
  wide: z.strictObject({
    guessed: said,
    makersShop: template("make"),
    battery: said,
    vague: template("panels"),
    work: template("panel", "work", "price"),
  }),
  totalLoss: z.strictObject({ likely: template("value"), possible: template("value"), airbags: template("value") }),
});
