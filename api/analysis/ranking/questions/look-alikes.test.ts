import { describe, expect, it } from "vitest";
import { truthfulAnswer } from "../../../evaluation/truthful-answer.ts";
import { CAUSES } from "../../knowledge/causes/index.ts";
import { answerOdds, chancesOf, concernedBy } from "./look-alikes.ts";
import { LOOK_ALIKES } from "./question.ts";

const cause = (id: string) => CAUSES.find((one) => one.id === id)!;

describe("the chances of an answer", () => {
  it.each(LOOK_ALIKES.map((question) => [question.id, question] as const))(
    "sum to 1 for every cause: %s",
    (_, question) => {
      for (const one of CAUSES) {
        const chances = chancesOf(question, one);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        expect(Math.min(...chances)).toBeGreaterThan(0);
      }
    },
  );

  it("change nothing for causes that the question does not concern", () => {
    const odds = answerOdds([{ questionId: "belt-on", optionId: "gone" }]);
    expect(odds(cause("windshield-chip"))).toBe(1);
    expect(odds(cause("serpentine-belt-broken"))).toBeGreaterThan(3);
    expect(odds(cause("alternator-failed"))).toBeLessThan(1);
  });
});

describe("the truthful answer", () => {
  it("halves the odds of the cause next to never, though half of all owners lack what half of them show", () => {
    const told = LOOK_ALIKES.flatMap((question) =>
      CAUSES.filter((one) => concernedBy(question).has(one.id)).map((one) =>
        answerOdds([{ questionId: question.id, optionId: truthfulAnswer(question.id, [one.id]) }])(one),
      ),
    );
    expect(told.filter((odds) => odds < 0.5).length / told.length).toBeLessThan(0.01);
  });

  it("is not being sure where the question says nothing of the cause", () => {
    expect(truthfulAnswer("belt-on", ["windshield-chip"])).toBe("not-sure");
    expect(truthfulAnswer("noise-kind", ["windshield-chip"])).toBe("not-sure");
    expect(truthfulAnswer("noise-kind", ["front-wheel-bearing"])).toBe("hum");
  });
});
