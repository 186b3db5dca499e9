import { describe, expect, it } from "vitest";
import { analyse } from "../../analyse.ts";
import { SCOTTSDALE } from "../../pricing/testing-places.ts";
import { LOOK_ALIKES } from "./question.ts";

/** What an owner tells, what a mechanic would ask back, one answer, and the cause it must bring to the front. */
type Asked = readonly [car: string, text: string, question: string, answer: string, first: string | readonly string[]];

const ASKED: readonly Asked[] = [
  ["2014 Toyota Camry", "car won't start", "jump", "no", "starter-motor-failed"],
  ["2014 Toyota Camry", "car won't start", "jump", "runs", "battery-weak"],
  ["2014 Toyota Camry", "car won't start", "dash-lights", "dim", "battery-weak"],
  ["2014 Toyota Camry", "car won't start", "security-light", "yes", "immobilizer-fault"],
  ["2010 Ford F-150", "it cranks and cranks but won't start", "pump-hum", "no", ["fuel-pump", "fuel-pump-relay"]],
  ["2011 Chevrolet Malibu", "engine is overheating", "fan", "no", "cooling-fan-dead"],
  ["2011 Chevrolet Malibu", "engine is overheating", "tailpipe-smoke", "white", "head-gasket"],
  ["2011 Chevrolet Malibu", "engine is overheating", "coolant-level", "full", "thermostat-stuck-closed"],
  ["2013 Volkswagen Jetta", "white smoke from the exhaust", "coolant-level", "low", "head-gasket"],
  ["2013 Volkswagen Jetta", "white smoke from the exhaust", "coolant-level", "full", "tailpipe-condensation"],
  ["2010 Toyota Highlander", "no heat at idle", "coolant-level", "low", "coolant-low-or-air"],
  ["2010 Toyota Highlander", "no heat at idle", "coolant-level", "full", "heater-core-clogged"],
  ["2015 Toyota RAV4", "car pulls to the right", "hot-wheel", "yes", "front-caliper-sticking"],
  ["2016 Chevrolet Silverado 1500", "shakes at highway speed", "shake-where", "pedal", "front-rotors-uneven"],
  ["2015 Ford Escape", "grinding noise from the front", "grind-when", "starting", "starter-drive-flywheel"],
  ["2012 Hyundai Sonata", "AC is not cold", "fan", "no", "cooling-fan-dead"],
  ["2012 Hyundai Sonata", "AC is not cold", "ac-when", "flow", ["cabin-filter-clogged", "ac-evaporator-freezing"]],
  [
    "2008 Toyota Corolla",
    "leaking something under the car",
    "leak-color",
    "coolant",
    ["radiator-leak", "radiator-hose-leak"],
  ],
  ["2011 Honda Odyssey", "brake pedal feels soft", "before", "brakes", "air-in-brake-fluid"],
  ["2009 Ford Focus", "stalls at red lights", "before", "fuel", "evap-purge-valve"],
  ["2009 Honda Accord", "clunking noise from the front suspension", "clunk-when", "braking", "control-arm-bushing"],
  ["2012 Mazda Mazda3", "brakes make noise", "noise-kind", "grind", "front-brake-pads-metal-to-metal"],
  ["2006 Toyota Tacoma", "squealing noise when I start it", "squeal-when", "braking", "front-brake-pads-worn"],
  ["2014 Toyota Prius", "hybrid warning light", "before", "sat", "hybrid-12v-battery"],
];

/** The same of questions on causes that look alike; these must be among those that are asked first. */
const LOOK_ALIKE: readonly Asked[] = [
  ["2014 Toyota Camry", "car won't start", "start-clicks", "one-click", ["starter-motor-failed", "starter-solenoid"]],
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

const told = (car: string, text: string, answers: { questionId: string; optionId: string }[] = []) => {
  const [year, make, ...model] = car.split(" ");
  return analyse({
    issueType: "symptoms",
    text,
    vehicle: { year: Number(year), make: make!, model: model.join(" "), mileage: 120_000 },
    place: SCOTTSDALE,
    today: new Date("2026-06-01"),
    pictures: [],
    answers,
  });
};
/** What is asked of somebody who is never sure: all that is offered on the way, and the questions that ask the same. */
function askedOf(car: string, text: string): Set<string> {
  const answers: { questionId: string; optionId: string }[] = [];
  const asked = new Set<string>();
  for (;;) {
    const offered = told(car, text, answers).questions!;
    for (const { id } of offered) {
      asked.add(id);
      for (const same of LOOK_ALIKES.find((question) => question.id === id)?.like ?? []) asked.add(same);
    }
    if (!offered[0]) return asked;
    answers.push({ questionId: offered[0].id, optionId: "not-sure" });
  }
}

/** Of these bare words five other questions are worth more; their answers are weighed below all the same. */
const WORTH_LESS = new Set([
  "car won't start: security-light",
  "engine is overheating: tailpipe-smoke",
  "brake pedal feels soft: before",
  "hybrid warning light: before",
]);

const chanceOf = (results: ReturnType<typeof told>, id: string) =>
  results.potentialCauses!.find((cause) => cause.id === id)?.probability ?? 0;

describe("a question back", () => {
  it.each(LOOK_ALIKE)("%s, “%s”: %s", (car, text, question) => {
    expect(told(car, text).questions!.map(({ id }) => id)).toContain(question);
  });

  it.each(ASKED.filter(([, text, question]) => !WORTH_LESS.has(`${text}: ${question}`)))(
    "%s, “%s”: %s, or the same in other words",
    (car, text, question) => {
      expect(askedOf(car, text)).toContain(question);
    },
  );

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

  it("is not asked again in other words", () => {
    const answers = [{ questionId: "crank", optionId: "cranks" }];
    expect(told("2014 Toyota Camry", "car won't start", answers).questions!.map(({ id }) => id)).not.toContain(
      "start-clicks",
    );
  });

  it("is one of five at most", () => {
    const answers: { questionId: string; optionId: string }[] = [];
    for (;;) {
      const [question] = told("2014 Toyota Camry", "car won't start", answers).questions!;
      if (!question) break;
      answers.push({ questionId: question.id, optionId: "not-sure" });
    }
    expect(answers).toHaveLength(5);
  });
});

describe("an answer", () => {
  it.each([...ASKED, ...LOOK_ALIKE])("%s, “%s”: %s, %s → %s", (car, text, questionId, optionId, first) => {
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
    const after = told(car, text, [{ questionId: "before", optionId: "fuel" }]);
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

  it("to a question or with an option that there is no more changes nothing", () => {
    const [car, text] = ["2011 Chevrolet Malibu", "engine is overheating"];
    const old = [
      { questionId: "removed-since", optionId: "yes" },
      { questionId: "bubbles-in-tank", optionId: "removed-since" },
    ];
    expect(told(car, text, old).potentialCauses).toEqual(told(car, text).potentialCauses);
  });
});
