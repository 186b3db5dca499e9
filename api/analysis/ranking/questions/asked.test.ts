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
  ["2010 Subaru Outback", "no heat at idle", "coolant-level", "low", "coolant-low-or-air"],
  ["2010 Subaru Outback", "no heat at idle", "coolant-level", "full", "heater-core-clogged"],
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
const chanceOf = (results: ReturnType<typeof told>, id: string) =>
  results.potentialCauses!.find((cause) => cause.id === id)?.probability ?? 0;

describe("a question back", () => {
  it.each(ASKED)("%s, “%s”: %s, or one that asks the same", (car, text, question) => {
    const same = [question, ...LOOK_ALIKES.filter(({ like }) => like.includes(question)).map(({ id }) => id)];
    const asked = told(car, text).questions!.map(({ id }) => id);
    expect(asked.filter((id) => same.includes(id)), asked.join(" ")).not.toEqual([]);
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
    const after = told(car, text, [{ questionId: "before", optionId: "fuel" }]);
    expect(Math.abs(chanceOf(after, id) - chanceOf(before, id))).toBeLessThanOrEqual(2);
  });
});
