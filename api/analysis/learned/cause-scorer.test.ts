import { expect, test } from "vitest";
import { trainedReaders } from "../../learning/load-models.ts";
import { quotesIn } from "./clause-odds.ts";

const camry = { year: 2014, make: "Toyota", model: "Camry", mileage: 100_000 };
const scorer = trainedReaders().causes;
const quoteFor = (text: string, causeId: string) => quotesIn(text, scorer.clausesIn(text))(causeId);
const score = (text: string) => scorer.score(text, camry);

test("belief is over all causes and sums to 1", () => {
  const belief = score("squeals when I stop at a light");
  expect(belief.size).toBeGreaterThan(400);
  expect([...belief.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 3);
});

test("what tells of a cause is quoted from the owner's own words", () => {
  const text = "Bought it last year. The battery light came on, and it has been to Ohio twice.";
  expect(quoteFor(text, "alternator-failed")).toMatchObject({ text: "The battery light came on" });
});

test("words that tell of nothing are not quoted, and make nothing sure", () => {
  expect(quoteFor("xyzzy plugh", "alternator-failed")).toBeUndefined();
  expect(Math.max(...score("xyzzy plugh").values())).toBeLessThan(0.1);
});

test("a text of one word a thousand times is scored like any other", () => {
  expect(score("brakes ".repeat(3_000)).size).toBeGreaterThan(400);
});
