import * as z from "zod";
import { SYSTEMS } from "#shared/schemas/diagnostic.ts";
import { pattern } from "./figures.ts";
import { said, template, tips } from "./sentences.ts";

/** `sentences/results.en.yaml` */
export const ResultSentences = z.strictObject({
  needsMore: z.strictObject({
    message: template("what"),
    foreign: said,
    elsewhere: said,
    nothing: said,
    tooLittle: said,
    tips,
  }),
  fromWordsAlone: said,
  notes: z.strictObject({
    code: template("code"),
    codeMeaning: template("code", "meaning"),
    done: template("repair"),
    culprit: template("part"),
    the: template("part"),
    renewed: pattern,
    denied: template("finding"),
    expert: said,
    learned: said,
  }),
  known: template("note", "source"),
  otherRepair: template("repair", "price"),
  recalls: template("car"),
  ownersReport: z.strictObject({
    share: template("reports", "car", "share", "area", "usual"),
    miles: template("miles"),
  }),
  nextStep: z.strictObject({ readCode: said, check: template("confirm") }),
  steps: z.strictObject({
    stop: said,
    standing: said,
    gently: template("when"),
    shop: template("when"),
    soon: said,
    watch: said,
    watchIf: template("condition"),
    noneNeeded: z.array(said),
    readCode: said,
    check: template("cause"),
    expect: template("price"),
    expectEither: template("price", "other", "repair"),
    answer: said,
    diagnosis: template("price"),
    agreeLater: said,
  }),
  beforeDriving: said,
  withinDays: said,
  atOnce: said,
  settledBy: z.record(z.string(), z.array(z.string()).min(1)),
  assumed: z.strictObject({ mileage: template("years"), unread: template("words"), unlisted: template("name") }),
  systems: z.record(z.enum(SYSTEMS), said),
  tellTheShop: z.strictObject({
    words: template("words"),
    car: template("car"),
    carAtMiles: template("car", "miles"),
    check: template("cause"),
    find: said,
    findToo: template("words"),
  }),
});
