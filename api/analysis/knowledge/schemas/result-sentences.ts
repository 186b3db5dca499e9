import * as z from "zod";
import { pattern } from "./figures.ts";
import { said, template, tips } from "./sentences.ts";

const joint = z.string().min(1);

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
  nextStep: z.strictObject({ readCode: said, check: template("confirm") }),
  beforeDriving: said,
  assumed: z.strictObject({ mileage: template("years"), unread: template("words"), unlisted: template("name") }),
  tellTheShop: z.strictObject({
    trouble: template("car", "trouble"),
    troubleAtMiles: template("car", "miles", "trouble"),
    done: template("work"),
    check: template("cause", "confirm"),
    alsoCheck: template("cause", "confirm"),
    join: joint,
    lastJoin: joint,
  }),
});
