import { expect, test } from "vitest";
import { placeOf } from "../geography/places.ts";
import { type Story, stories } from "../learning/corpus.ts";
import { trainedReaders } from "../learning/load-models.ts";
import { SUBJECTS } from "../reading-pictures/language-model/subjects.ts";
import { expertAnswer } from "../reading-pictures/language-model/testing.ts";
import type { EvalCase } from "./eval-case.ts";
import { runCases } from "./outcome.ts";
import { type Totals, totalsOf } from "./totals.ts";

/** One story in so many is analysed. */
const STEP = 24;

/**
 * A story of the corpus with the bets of its second writer, who saw text and car alone, as a language model's answer:
 * what a capable model is worth once it has gone through the whole analysis.
 */
function caseOf({ cause, year, make, model, mileage, text, blind }: Story): EvalCase {
  const vehicle = { year, make, model, mileage };
  const causes = Object.entries(blind!.causes).map(([id, share]) => ({ id, percent: 100 * share, words: [] }));
  const rest = 100 - causes.reduce((sum, { percent }) => sum + percent, 0);
  const answer = expertAnswer({ causes, other: Math.max(0, rest) });
  const { understood } = SUBJECTS.symptoms.take(answer, { text, vehicle, hasPictures: false });
  return {
    vehicle,
    place: placeOf("85253")!,
    text,
    troubles: [{ causes: [cause], systems: [] }],
    read: { understood },
  };
}

/** What is asked next changes none of the causes, and is the dearest part of an analysis. */
const { questions: _, ...UNASKED } = trainedReaders();

const share = ({ right, of }: { right: number; of: number }) => right / of;
const inTopBand = ({ calibration }: Totals) => calibration.find(({ from }) => from === 80)!;

test("bets of a capable reader stay as good as they are, and what is said of them is true", () => {
  const told = stories().filter(({ blind }) => blind);
  const totals = totalsOf(runCases(told.filter((_, i) => i % STEP === 0).map(caseOf), UNASKED));
  expect(totals.cases).toBeGreaterThan(1_000);
  expect(share(totals.byCause![1])).toBeGreaterThan(0.84);
  expect(share(totals.byCause![3])).toBeGreaterThan(0.93);
  expect(totals.silent / totals.cases).toBeLessThan(0.01);
  const sure = inTopBand(totals);
  expect(Math.abs(100 * share(sure) - sure.mean!)).toBeLessThan(8);
}, 120_000);
