import { describe, expect, it } from "vitest";
import type { PotentialCause, Safety } from "#shared/schemas/diagnostic.ts";
import { trainedReaders } from "../../learning/load-models.ts";
import { analyse } from "../analyse.ts";
import { readEvidence } from "../reading/read.ts";
import { ACTION_INSTEAD } from "../safety/danger-kind.ts";
import { cpuTime } from "../testing-cpu-time.ts";
import { sentencesWith, unusedSentences } from "./owners-sentences.ts";
import { stepsFor } from "./steps.ts";

const readers = trainedReaders();
const told = (text: string, vehicle = { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 }) =>
  analyse(
    {
      issueType: "symptoms",
      text,
      vehicle,
      place: { zip: "85253", city: "Paradise Valley", state: "AZ", latitude: 33.5, longitude: -111.9 },
      today: new Date("2026-06-01"),
      pictures: [],
      answers: [],
    },
    readers,
  );

const GRINDING = "Grinding noise from the front left when I brake. It started last week.";

describe("what an owner does next", () => {
  it("is what to do with the car, what to ask, and what to pay", () => {
    const { steps, safety, potentialCauses } = told(GRINDING);
    expect(safety!.level).toBe("soon");
    expect(steps).toHaveLength(3);
    expect(steps![0]).toBe("Drive gently to a shop within days.");
    expect(steps![1]).toMatch(/^Ask them to check for front brake pads worn down to the metal/);
    const { min, max } = potentialCauses![0]!.costRange;
    expect(steps![2]).toContain(`$${min}–$${max}`);
  });

  it("leaves a car parked that must not be driven", () => {
    expect(told("The brake pedal goes to the floor.").steps![0]).toMatch(/^Leave it parked/);
  });

  it("pretends nothing where no cause stands out", () => {
    const { steps, tellTheShop, potentialCauses } = told("My car makes a funny noise sometimes");
    expect(potentialCauses![0]!.probability).toBeLessThan(40);
    expect(steps!.join(" ")).not.toContain(potentialCauses![0]!.name.toLowerCase());
    expect(steps!.join(" ")).toMatch(/question|find the cause/);
    expect(tellTheShop!.at(-1)).toMatch(/find the cause first/);
  });
});

describe("the steps of a cause", () => {
  const facts = readEvidence("it makes a noise").facts;
  const { potentialCauses, safety } = told(GRINDING);
  const diagnosis = { min: 100, max: 205 };
  const stepsOf = (cause: Partial<PotentialCause>, beside: Partial<Safety>) =>
    stepsFor({
      facts,
      safety: { ...safety!, action: undefined, level: "none_found", ...beside },
      causes: [{ ...potentialCauses![0]!, ...cause }],
      isAsking: true,
      diagnosis,
    });

  it.each(["None needed", "No repair needed", "Nothing to do"])("send nobody to a shop: %s", (timeframe) => {
    const [car] = stepsOf({ probability: 80, urgency: { level: "Low", timeframe } }, {});
    expect(car).toMatch(/^Drive on as usual/);
  });

  it("keep the condition under which nothing has to be mended", () => {
    const timeframe = "Nothing to do if it clears after a few stops";
    const [car] = stepsOf({ probability: 80, urgency: { level: "Low", timeframe } }, {});
    expect(car).toBe("Drive on as usual if it clears after a few stops; otherwise have a shop look at it.");
  });

  it("say what to do with the car where it is too early for a cause but not for care", () => {
    const early = { probability: 12, urgency: { level: "Medium", timeframe: "Within days" } } as const;
    expect(stepsOf(early, { level: "soon" })[0]).toBe("Drive gently to a shop within days.");
    expect(stepsOf(early, { level: "soon", action: ACTION_INSTEAD.standing })[0]).toMatch(
      /^Have a mechanic come to it/,
    );
    expect(stepsOf(early, {})[0]).toMatch(/^Answer the question/);
  });

  it("name the price of a diagnosis for finding the cause", () => {
    expect(stepsOf({ probability: 12 }, {}).join(" ")).toContain("find the cause: usually $100–$205");
    const vague = told("My car makes a funny noise sometimes");
    expect(vague.steps!.join(" ")).toMatch(/find the cause: usually \$/);
    const { rate, excluded } = vague.potentialCauses![0]!.priceBasis!;
    const [, usual] = /Diagnosis, (usually [^;]+);/.exec(excluded.join(" "))!;
    expect(vague.steps!.join(" ")).toContain(usual!);
    expect(vague.steps!.join(" ")).not.toContain(`usually $${rate.min}–$${rate.max}`);
  });
});

describe("what is said to the shop", () => {
  it("is the owner's own sentence with its side, the car, and one request", () => {
    const { tellTheShop } = told(GRINDING);
    expect(tellTheShop).toEqual([
      `“${GRINDING}”`,
      "It is a 2012 Honda Civic with 98,000 miles.",
      "Please check for front brake pads worn down to the metal first, and call me with the price before you replace anything.",
    ]);
  });

  it("is of a long story the sentences that told something", () => {
    const story = `${"My neighbor's dog is called Rex and barks. ".repeat(8)}It squeals from the rear right when I brake.`;
    expect(told(story).tellTheShop![0]).toBe("“It squeals from the rear right when I brake.”");
  });
});

it("lists the sentences of which nothing was understood, and no others", () => {
  expect(told(`${GRINDING} My uncle likes pizza.`).unused).toContain("My uncle likes pizza.");
  expect(told(`${GRINDING} My uncle likes pizza.`).unused).not.toContain(GRINDING.slice(0, 48));
  expect(unusedSentences("P0.5 stays. 3.5 l V6.\nok", [])).toEqual(["P0.5 stays."]);
  expect(sentencesWith("a".repeat(400), [])).toBe("");
});

it("lists no sentence that is quoted beside a danger or a cause", () => {
  const quote = (text: string, all: string) => ({
    text,
    start: all.indexOf(text),
    end: all.indexOf(text) + text.length,
  });
  const text = "It goes to the floor. My uncle saw it wobble. He likes pizza.";
  const { safety, potentialCauses } = told(GRINDING);
  const beside = {
    safety: { ...safety!, quotes: [quote("goes to the floor", text)] },
    causes: [{ ...potentialCauses![0]!, evidence: [{ finding: "learned", label: "", quote: quote("wobble", text) }] }],
  };
  expect(unusedSentences(text, [])).toHaveLength(3);
  expect(unusedSentences(text, [], beside)).toEqual(["He likes pizza."]);
});

it.each([".", "?!", ". ", "a.", " ", "\n"])("%j twenty thousand times takes no longer than a moment", (piece) => {
  expect(cpuTime(() => unusedSentences(`${piece.repeat(20_000 / piece.length)}x`, []))).toBeLessThan(200);
});

describe("one voice", () => {
  it("no cause is less urgent than the danger", () => {
    const { potentialCauses } = told("The brake pedal goes to the floor.");
    expect(new Set(potentialCauses!.map(({ urgency }) => urgency.level))).toEqual(new Set(["High"]));
    for (const { urgency } of told(GRINDING).potentialCauses!) expect(["High", "Medium"]).toContain(urgency.level);
  });

  it("says no condition that is known to hold", () => {
    const flashing = told("The check engine light is flashing and it shakes, code P0302, worn spark plugs maybe");
    expect(flashing.potentialCauses!.map(({ urgency }) => urgency.timeframe).join()).not.toContain(
      "when the light flashes",
    );
    expect(flashing.potentialCauses!.some(({ urgency }) => /At once|Before driving/.test(urgency.timeframe))).toBe(
      true,
    );
  });

  it("quotes for a stop the words that caused it and no others", () => {
    const { safety } = told("The brake pedal goes to the floor. Also the steering wheel locks up in turns.");
    expect(safety!.level).toBe("stop");
    expect(safety!.quotes).toHaveLength(1);
  });
});
