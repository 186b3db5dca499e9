import * as z from "zod";
import { said, saidBy, template, tips } from "./sentences.ts";
import { BrakeType, Timing } from "./vehicle-files.ts";
import { Fuel, repairId, type Vocabulary } from "./vocabulary.ts";

/** `sentences/parts.en.yaml` */
export const PartsSentences = z.strictObject({
  needsMore: z.strictObject({ nothing: said, nothingIn: template("words"), tips }),
  assumed: z.strictObject({
    front: template("repair"),
    set: said,
    two: template("repair"),
    needed: template("year", "repair", "why"),
    contained: template("repair", "whole"),
    notUnderstood: template("words"),
    notOnThisCar: template("car", "kind", "repair"),
  }),
  kinds: saidBy(Fuel.options),
  asked: z.strictObject({
    grades: saidBy(["oem", "aftermarket", "remanufactured", "used"]),
    dealer: said,
    labor: said,
    parts: said,
    half: z.strictObject({ labor: template("work"), parts: template("work") }),
    beside: template("work"),
  }),
  pairs: said,
  together: template("repair", "why"),
  togetherFor: template("repair", "price", "why"),
  sharedLabor: template("time", "price"),
});

const RemarkId = z.string().regex(/^[a-z]+(_[a-z]+)*$/);

const remark = (vocabulary: Vocabulary) =>
  z.strictObject({
    /** Wished for. */
    repairs: z.array(repairId(vocabulary)).min(1),
    /** The car it is said of, where all of these hold; absent: any. */
    on: z
      .strictObject({
        timing: Timing,
        rearBrakes: BrakeType,
        hydraulicSteering: z.boolean(),
        forcedInduction: z.boolean(),
        manual: z.boolean(),
      })
      .partial()
      .optional(),
  });

/** `remarks.yaml` */
export const remarkFile = (vocabulary: Vocabulary) => z.record(RemarkId, remark(vocabulary));

/** `remarks.en.yaml` */
export const RemarkTextFile = z.record(RemarkId, said);

export const remarkOf = ({ repairs, on = {} }: z.infer<ReturnType<typeof remark>>, text: string) => ({
  repairs,
  on,
  text,
});
