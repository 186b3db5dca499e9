import { describe, expect, it } from "vitest";
import { analyse } from "../../analyse.ts";
import type { Answer } from "../../input.ts";
import type { Judgement } from "../../learned/question-reader.ts";
import { SCOTTSDALE } from "../../pricing/testing-places.ts";
import type { AnalysisReaders } from "../../readers.ts";
import { NO_DANGER_READER } from "../../safety/danger-reader.ts";

/** What an owner tells, what a mechanic would ask back, one answer, and the cause it must bring to the front. */
type Asked = readonly [car: string, text: string, question: string, answer: string, first: string | readonly string[]];

const ASKED: readonly Asked[] = [
  ["2012 Mazda Mazda3", "brakes make noise", "noise-kind", "grind", "front-brake-pads-metal-to-metal"],
  ["2014 Toyota Camry", "car won't start", "jump-result", "runs", "battery-weak"],
  ["2011 Chevrolet Malibu", "engine is overheating", "fan-spins", "no", "cooling-fan-dead"],
  ["2015 Toyota RAV4", "car pulls to the right", "hot-wheel-smell", "front", "front-caliper-sticking"],
  ["2013 Nissan Altima", "humming noise that gets louder with speed", "hum-swerve", "changes", "front-wheel-bearing"],
  ["2014 Toyota Camry", "car won't start", "start-clicks", "fast-clicks", "battery-weak"],
  [
    "2010 Ford F-150",
    "it cranks and cranks but won't start",
    "fuel-pump-hum",
    "silent",
    ["fuel-pump", "fuel-pump-relay"],
  ],
  [
    "2011 Chevrolet Malibu",
    "engine is overheating",
    "gauge-when-driving",
    "traffic",
    ["cooling-fan-dead", "cooling-fan-relay"],
  ],
  ["2011 Chevrolet Malibu", "engine is overheating", "coolant-drip-where", "pump", "water-pump"],
  ["2009 Honda Accord", "clunking noise from the front suspension", "clunk-small-bumps", "small", "sway-bar-link"],
  ["2011 Honda Odyssey", "brake pedal feels soft", "pedal-hold", "sinks", "master-cylinder-failing"],
  ["2014 Toyota Prius", "hybrid warning light", "hybrid-soc", "swings", "hybrid-battery-worn"],
  ["2014 Toyota Prius", "hybrid warning light", "ev-12v", "weak", "hybrid-12v-battery"],
  ["2008 Toyota Corolla", "leaking something under the car", "puddle-color", "water", "ac-water-drip-normal"],
];

const told = (car: string, text: string, answers: Answer[] = [], readers?: AnalysisReaders) => {
  const [year, make, ...model] = car.split(" ");
  const input = {
    issueType: "symptoms" as const,
    text,
    vehicle: { year: Number(year), make: make!, model: model.join(" "), mileage: 120_000 },
    place: SCOTTSDALE,
    today: new Date("2026-06-01"),
    pictures: [],
    answers,
  };
  return analyse(input, readers);
};
const chanceOf = (results: ReturnType<typeof told>, id: string) =>
  results.potentialCauses!.find((cause) => cause.id === id)?.probability ?? 0;

describe("a question back", () => {
  it.each(ASKED)("%s, “%s”: %s", (car, text, question) => {
    expect(told(car, text).questions!.map(({ id }) => id)).toContain(question);
  });

  it("says why it is asked, and ends in none of these and in not being sure", () => {
    const [question] = told("2014 Toyota Camry", "car won't start").questions!;
    expect(question!.why).toMatch(/^.{10,90}$/);
    expect(question!.options.slice(-2).map(({ id }) => id)).toEqual(["none", "not-sure"]);
  });

  it.each([
    ["2009 Honda Accord", "clunking noise from the front suspension", "clunk-small-bumps", "on every speed bump"],
    ["2014 Toyota Camry", "car won't start", "start-clicks", "it just clicks once"],
    ["2011 Honda Odyssey", "brake pedal feels soft", "pedal-hold", "and sinks to the floor when I hold it"],
  ])("is not asked where the text tells it: %s, “%s”: %s", (car, text, question, more) => {
    expect(told(car, `${text}, ${more}`).questions!.map(({ id }) => id)).not.toContain(question);
  });

  it("is asked only where a technician would ask it beside this text", () => {
    const SENSIBLE: Judgement = { sensible: 1, answered: 0, unfounded: 0, pointless: 0 };
    const asked = (judgementOf: (id: string) => Judgement) => {
      const questions = {
        judging:
          () =>
          ({ id }: { id: string }) =>
            judgementOf(id),
      };
      const readers = { dangers: NO_DANGER_READER, questions };
      return told("2011 Chevrolet Malibu", "engine is overheating", [], readers).questions!.map(({ id }) => id);
    };
    const all = asked(() => SENSIBLE);
    expect(all.length).toBeGreaterThan(1);
    const [first] = all;
    for (const verdict of ["answered", "unfounded", "pointless"] as const)
      expect(asked((id) => (id === first ? { ...SENSIBLE, sensible: 0, [verdict]: 1 } : SENSIBLE))).not.toContain(
        first,
      );
    expect(asked(() => ({ ...SENSIBLE, sensible: 0, pointless: 1 }))).toEqual([]);
  });

  it("is not asked again in other words", () => {
    const answers = [{ questionId: "noise-standing", optionId: "none" }];
    expect(
      told("2013 Nissan Altima", "humming noise that gets louder with speed", answers).questions!.map(({ id }) => id),
    ).not.toContain("coast-neutral");
  });

  it("is one of five at most", () => {
    const answers: Answer[] = [];
    for (;;) {
      const [question] = told("2014 Toyota Camry", "car won't start", answers).questions!;
      if (!question) break;
      answers.push({ questionId: question.id, optionId: "not-sure" });
    }
    expect(answers).toHaveLength(5);
  });
});

describe("an answer", () => {
  it.each(ASKED)("%s, “%s”: %s, %s → %s", (car, text, questionId, optionId, first) => {
    const wanted = [first].flat();
    const [before, after] = [told(car, text), told(car, text, [{ questionId, optionId }])];
    expect(wanted).toContain(after.potentialCauses![0]!.id);
    const best = (results: ReturnType<typeof told>) => Math.max(...wanted.map((id) => chanceOf(results, id)));
    expect(best(after)).toBeGreaterThan(best(before));
  });

  it.each([
    ["2013 Nissan Altima", "humming noise that gets louder with speed", "front-wheel-bearing"],
    ["2011 Honda Odyssey", "brake pedal feels soft", "master-cylinder-failing"],
  ])("that has nothing to do with it makes nothing surer: %s, “%s”", (car, text, id) => {
    const before = told(car, text);
    const after = told(car, text, [{ questionId: "last-fill", optionId: "just" }]);
    expect(Math.abs(chanceOf(after, id) - chanceOf(before, id))).toBeLessThanOrEqual(2);
  });

  it("that none of these fits counts, and not being sure does not", () => {
    const [car, text] = ["2011 Chevrolet Malibu", "engine is overheating"];
    const chances = (optionId?: string) =>
      told(car, text, optionId ? [{ questionId: "bubbles-in-tank", optionId }] : []).potentialCauses!;
    const gasket = (optionId?: string) => chances(optionId).find(({ id }) => id === "head-gasket")?.probability ?? 0;
    expect(gasket("none")).toBeLessThan(gasket());
    expect(gasket("yes")).toBeGreaterThan(gasket());
    expect(chances("not-sure")).toEqual(chances());
  });

  it("heard on a question about causes warns of its danger, too", () => {
    const [car, text] = ["2011 Honda Odyssey", "brake pedal feels weird"];
    expect(told(car, text).safety?.level).not.toBe("stop");
    expect(told(car, text, [{ questionId: "pedal-hold", optionId: "sinks" }]).safety?.level).toBe("stop");
  });

  it("in words is read like the story: it ranks anew, and is not asked again", () => {
    const [car, text] = ["2011 Chevrolet Malibu", "engine is overheating"];
    const words = [{ questionId: "coolant-drip-where", text: "The water pump is wet and it drips below the pulley." }];
    const after = told(car, text, words);
    expect(chanceOf(after, "water-pump")).toBeGreaterThan(chanceOf(told(car, text), "water-pump") + 10);
    expect(after.readInAnswers).toEqual([{ questionId: "coolant-drip-where", findings: expect.any(Array) }]);
    expect(after.readInAnswers![0]!.findings.length).toBeGreaterThan(0);
    expect(after.questions!.map(({ id }) => id)).not.toContain("coolant-drip-where");
  });

  it("in words that we do not know changes nothing, and says so", () => {
    const [car, text] = ["2011 Chevrolet Malibu", "engine is overheating"];
    const after = told(car, text, [{ questionId: "more", text: "My cousin likes the color." }]);
    expect(after.readInAnswers).toEqual([{ questionId: "more", findings: [] }]);
    expect(after.potentialCauses![0]!.id).toBe(told(car, text).potentialCauses![0]!.id);
  });

  it("to a question or with an option that there is no more changes nothing", () => {
    const [car, text] = ["2011 Chevrolet Malibu", "engine is overheating"];
    const old = [
      { questionId: "removed-since", optionId: "yes" },
      { questionId: "bubbles-in-tank", optionId: "removed-since" },
    ];
    expect(told(car, text, old).potentialCauses).toEqual(told(car, text).potentialCauses);
  });
});
