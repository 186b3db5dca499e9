import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { sumRanges } from "../pricing/round.ts";
import { HARRISBURG, SAN_FRANCISCO } from "../pricing/testing-places.ts";
import { NO_DANGER_READER } from "../safety/danger-reader.ts";
import { sampleInput } from "../testing-input.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { assessCollision } from "./assess-collision.ts";
import { roughValue } from "./total-loss.ts";

const camry: Vehicle = { year: 2019, make: "Toyota", model: "Camry", mileage: 60_000 };

function assess(text: string, vehicle = camry, place = HARRISBURG) {
  const input = sampleInput({ issueType: "collision", text, vehicle, place });
  return Results.parse(assessCollision(input, profileOf({ ...vehicle, text }), { dangers: NO_DANGER_READER }));
}
const assessed = (...args: Parameters<typeof assess>) => assess(...args).collisionRepair!;
const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2;

const HEAVY = "front bumper, hood and both fenders crushed, frame bent, airbags deployed, leaking coolant, towed";

describe("a damaged car", () => {
  it("gets areas, hours, parts, paint and a total that adds up", () => {
    const { priceBasis, areas, repairAreas, estimatedCost } = assessed(
      "Left front fender dented and scratched, headlight broken",
    );
    expect(sumRanges(priceBasis!.lines.map(({ amount }) => amount))).toEqual(priceBasis!.total);
    expect(areas!.map(({ name }) => name)).toEqual(["Left front fender", "Headlight"]);
    expect(repairAreas[0]).toBe("Left front fender: repair and refinish");
    for (const { lines, cost } of areas!) {
      const work = lines!.filter(({ kind }) => kind !== "overlap");
      for (const { amount } of work) expect(amount.max).toBeGreaterThanOrEqual(amount.min);
      expect(Math.abs(sumRanges(lines!.map(({ amount }) => amount)).max - cost.max)).toBeLessThanOrEqual(5);
    }
    expect(priceBasis!.lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["labor", "refinish", "materials", "parts", "sublet"]),
    );
    expect(Math.abs(estimatedCost.min - priceBasis!.total.min)).toBeLessThanOrEqual(10);
  });

  it.each([
    ["rear bumper scraped, needs paint", 450, 950],
    ["front bumper cover smashed", 800, 1800],
    ["front fender crushed", 900, 2200],
    ["left front door crushed", 1500, 3800],
    ["dented and scratched fender", 600, 1500],
    ["quarter panel crushed", 2500, 6000],
    ["hood crumpled", 1100, 2800],
    ["frame is bent", 800, 2500],
    ["small dent in the door, paint is fine", 100, 350],
    ["hail damage all over the car", 1500, 5000],
  ])("%s comes near the published $%d–$%d", (text, low, high) => {
    const { estimatedCost } = assessed(text, { year: 2012, make: "Toyota", model: "Camry" });
    expect(middle(estimatedCost)).toBeGreaterThan(low);
    expect(middle(estimatedCost)).toBeLessThan(high);
    expect(estimatedCost.min).toBeLessThan((low + high) / 2);
    expect(estimatedCost.max).toBeGreaterThan((low + high) / 2 - (high - low) / 4);
  });

  it.each([
    ["rear quarter panel has to be replaced", /replace and refinish/],
    ["bumper cracked, needs a new one", /replace and refinish/],
    ["fender pushed in", /repair or replace, and refinish/],
    ["dent in the fender, paint not broken", /paintless dent repair/],
    ["small fender dent, pdr", /paintless dent repair/],
    ["someone rear-ended me, liftgate dented", /repair or replace, and refinish/],
    ["dent in the bumper", /reshape with heat/],
    ["cracked bumper corner, plastic weld", /repair or replace/],
    ["whole car repaint", /prepare and refinish/],
  ])("gets the work that %s calls for", (text, how) => expect(assessed(text).repairAreas[0]).toMatch(how));

  it("costs more for lamps and mirrors of newer cars, which hold LEDs and cameras", () => {
    const headlight = (year: number) => middle(assessed("headlight smashed", { ...camry, year }).estimatedCost);
    expect(headlight(2020)).toBeGreaterThan(1.3 * headlight(2012));
  });

  it.each([
    ["front airbags deployed", "no"],
    ["bumper smashed, coolant leaking", "no"],
    ["small ding in the door", "yes"],
    ["curb rash on rim and tire sidewall cut", "no"],
    ["fender crushed", "unknown"],
    ["fender crushed, drives fine", "yes"],
    ["rear bumper cracked and the tailgate dented", "yes"],
    ["side mirror snapped off", "yes"],
    ["left headlight smashed", "unknown"],
    ["both tail lights stolen", "no"],
    ["my wheels are gone, it sits on blocks", "no"],
    ["slid into a curb, front wheel leaning in", "no"],
    ["rear bumper cracked, I have not moved the car", "unknown"],
    ["hail dents on the hood, runs great", "yes"],
    ["front bumper cracked, it aint going nowhere", "no"],
    ["front bumper cracked, washer fluid is leaking", "yes"],
  ] as const)("after %s is drivable: %s", (text, drivable) => expect(assessed(text).drivable).toBe(drivable));

  it("costs more on a dearer car, at a dearer place, and worse damage more than light", () => {
    const bmw: Vehicle = { year: 2019, make: "BMW", model: "X5" };
    const total = (...args: Parameters<typeof assessed>) => middle(assessed(...args).estimatedCost);
    expect(total("front bumper smashed", bmw)).toBeGreaterThan(total("front bumper smashed"));
    expect(total("front bumper smashed", camry, SAN_FRANCISCO)).toBeGreaterThan(total("front bumper smashed"));
    expect(total("front bumper smashed")).toBeGreaterThan(total("front bumper scratched"));
  });

  it("counts calibration by model year", () => {
    const calibration = (year: number) =>
      assessed("front bumper smashed", { ...camry, year }).priceBasis!.lines.find(({ label }) =>
        label.startsWith("Calibration"),
      )?.amount.min;
    expect(calibration(2022)).toBeGreaterThan(100);
    expect(calibration(2019)).toBe(0);
    expect(calibration(2010)).toBeUndefined();
  });

  it("is repaired without paint where that fits", () => {
    expect(assessed("door ding, paint is fine").repairAreas).toEqual(["Door: paintless dent repair"]);
    expect(assessed("door ding, paint is fine").estimatedTime).toBe("A few hours to 1 working day");
    expect(assessed("dent in the door").repairAreas[0]).toContain("paintless repair if the paint is whole");
    expect(assessed("keyed door").repairAreas[0]).toBe("Door: refinish");
  });

  it("is described from what was read, and nothing else", () => {
    expect(assessed("left headlight broken, car still drives fine").damageDescription).toBe(
      "Left headlight (moderate damage). The car still drives.",
    );
    expect(assessed("someone rear ended me").damageDescription).toMatch(/^Rear-ended\. You named no part/);
  });

  it("gets a wide range that says why where the words are vague", () => {
    const vague = assess("someone rear ended me");
    expect(vague.collisionRepair!.estimatedCost.max).toBeGreaterThan(2.5 * vague.collisionRepair!.estimatedCost.min);
    expect(vague.assumptions!.join()).toContain("You did not name the damaged parts");
    expect(assess("rear bumper damaged").assumptions!.join()).toContain("did not say how badly");
  });

  it("gets procedures in order, hidden damage and working days", () => {
    const { recommendedProcedures, hiddenDamage, estimatedTime } = assessed(HEAVY);
    const order = [
      /Photograph/,
      /Scan the car/,
      /Measure the body/,
      /airbags/,
      /Replace what/,
      /Refinish/,
      /Align/,
      /Calibrate/,
      /Road test/,
    ];
    const places = order.map((step) => recommendedProcedures.findIndex((procedure) => step.test(procedure)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(hiddenDamage!.length).toBeGreaterThan(3);
    expect(estimatedTime).toMatch(/^\d+–\d+ working days/);
  });

  it("is warned of a total loss when the cost nears its value", () => {
    expect(assessed(HEAVY, { year: 2008, make: "Toyota", model: "Camry", mileage: 180_000 }).totalLoss).toContain(
      "likely call it a total loss",
    );
    expect(assessed("rear bumper scratched").totalLoss).toBeUndefined();
  });

  it("is a total loss after water over the seats, and only dried after water on the floor", () => {
    const over = assessed("street flooded, water was up to the dash, seats soaked");
    expect(over.totalLoss).toContain("likely call it a total loss");
    expect(over.drivable).toBe("no");
    const floor = assessed("drove through deep water, about an inch came in, carpet is wet");
    expect(floor.repairAreas).toEqual(["Carpet and floor of the interior: replace"]);
    expect(floor.totalLoss).toBeUndefined();
  });

  it.each([
    ["thieves sawed off my catalytic converter", 1200, 3500],
    ["all 4 wheels and tires stolen, on blocks", 1800, 5500],
    ["ignition punched out with a screwdriver", 350, 1300],
    ["hail all over, dents the size of a baseball, paint cracked", 2500, 7000],
  ])("%s comes near the $%d–$%d of the trade", (text, low, high) => {
    const { min, max } = assessed(text).estimatedCost;
    expect(min).toBeGreaterThan(low * 0.7);
    expect(max).toBeLessThan(high * 1.3);
    expect(max).toBeGreaterThan(low);
  });

  it("keeps an old, cheap or electric car's value apart from one that holds it", () => {
    const value = (make: string, model: string) =>
      roughValue(profileOf({ year: 2016, make, model, text: "" }), 2026, 100_000).max;
    expect(value("Toyota", "Camry")).toBeGreaterThan(1.2 * value("Chevrolet", "Malibu"));
  });

  it("takes longer in aluminum, and far longer where a side is of one piece", () => {
    const dent = (year: number) =>
      middle(assessed("dented and scratched door", { year, make: "Ford", model: "F-150" }).estimatedCost);
    expect(dent(2016)).toBeGreaterThan(1.05 * dent(2013));
    const rivian: Vehicle = { year: 2022, make: "Rivian", model: "R1T" };
    expect(middle(assessed("bed side dented and pushed in", rivian).estimatedCost)).toBeGreaterThan(20_000);
  });

  it("has the high voltage of an electric car switched off", () => {
    const lines = (model: string, make: string) =>
      assessed("front bumper smashed", { year: 2022, make, model }).priceBasis!.lines.map(({ label }) => label);
    expect(lines("Ioniq 5", "Hyundai").join()).toContain("High voltage");
    expect(lines("Elantra", "Hyundai").join()).not.toContain("High voltage");
  });

  it("is named as its body has it", () => {
    const areas = (model: string) => assessed("tailgate crushed", { year: 2018, make: "Toyota", model }).repairAreas;
    expect(areas("Highlander")[0]).toMatch(/^Liftgate/);
    expect(areas("Tundra")[0]).toMatch(/^Tailgate/);
  });

  it("is not guessed at after a flood, which is no collision", () => {
    const { needsMore, collisionRepair } = assess("flood damage inside");
    expect(collisionRepair).toBeUndefined();
    expect(needsMore!.message).toMatch(/^After a flood do not start the car/);
  });

  it("asks for more when no damage is named", () => {
    const { needsMore, collisionRepair } = assess("hello hello hello");
    expect(collisionRepair).toBeUndefined();
    expect(needsMore!.message).toBe("We could not tell what is damaged.");
  });
});

describe("the safety of a damaged car", () => {
  it.each([
    [HEAVY, "stop"],
    ["bumper cracked and gas is dripping under the car", "stop"],
    ["hood bent and it won't latch", "stop"],
    ["front wheel is bent after a curb", "stop"],
    ["dent in the door, not drivable", "stop"],
    ["left headlight smashed", "soon"],
    ["rear bumper hanging off", "soon"],
    ["front fender crushed", "soon"],
    ["small dent in the door", "none_found"],
  ])("%s: %s", (text, level) => expect(assess(text).safety!.level).toBe(level));

  it("is never called safe", () => {
    for (const text of ["small dent in the door", "bumper scratched"])
      expect(assess(text).safety!.reason).not.toMatch(/safe to drive/i);
  });
});

describe("what decides for the owner", () => {
  const POLE = "backed into a pole, rear bumper pushed in, taillight still works, hatch opens fine";

  it.each([
    ["hit a deer", "Hit an animal"],
    ["hit a light pole, hood bent", "Hit a pole"],
    [POLE, "Backed into a pole"],
    ["slid into the guardrail, fender scraped", "Hit a barrier"],
    ["hail dents on the hood", "Hail"],
    ["thieves broke into it, passenger window smashed", "Theft or break-in"],
    ["keyed along both doors", "Keyed"],
    ["a branch fell on the roof and dented it", "Something fell on it"],
    ["hit a curb and bent the front wheel", "Curb strike"],
    ["door ding in the parking lot", "Parking lot damage"],
  ])("%s is told as %s, with its usual work", (text, name) => {
    const { event } = assessed(text);
    expect(event!.name).toBe(name);
    expect(event!.usualWork.length).toBeGreaterThan(40);
  });

  it("leaves out what still works", () => {
    expect(assessed(POLE).areas!.map(({ name }) => name)).toEqual(["Rear bumper"]);
    expect(assessed("right fender scratched only, mirror still works, no leak").drivable).toBe("yes");
    expect(assessed("bumper cracked, nothing leaking").drivable).toBe("yes");
  });

  it("says what may be hidden with its chance and money, and counts it", () => {
    const pushed = assessed(POLE);
    expect(pushed.hiddenDamage![0]).toMatch(/^Bumper bar, absorber and brackets: about 50% likely, \$\d+–\$\d+ then$/);
    const line = (text: string) =>
      assessed(text).priceBasis!.lines.find(({ label }) => label === "What may be hidden")?.amount;
    expect(line(POLE)!.min).toBeGreaterThan(50);
    expect(line("rear bumper cracked at the corner")!.min).toBe(0);
    expect(line("rear bumper scratched")).toBeUndefined();
  });

  it.each([
    ["door ding, paint is fine", /^At or below a usual deductible of \$500–\$1,000/],
    ["front bumper, hood and both fenders crushed", /^Well above a usual deductible/],
    [
      "left front fender crumpled, my deductible is $1,000",
      /^Near your deductible of \$1,000: a claim would pay about/,
    ],
    ["hit a deer, hood and fender crushed", /comprehensive cover/],
    ["someone rear ended me, bumper crushed", /^If the other driver is at fault/],
  ])("%s: %s", (text, claim) => expect(assessed(text).claim).toMatch(claim));

  it("is the one clause that says whether it drives", () => {
    const because = (text: string) => assessed(text).drivableBecause?.text;
    expect(because("fender crushed, but it drives fine, radio works")).toBe("it drives fine");
    expect(because("bumper smashed. coolant is leaking under it")).toBe("coolant is leaking under it");
    expect(because("fender crushed")).toBeUndefined();
  });

  it("is narrowed by the size of a dent, by cameras and by lamps that were told", () => {
    const cost = (text: string) => assessed(text).estimatedCost;
    const ratio = (text: string) => cost(text).max / cost(text).min;
    expect(cost("dent in the door about an inch, paint is fine").max).toBeLessThan(260);
    expect(middle(cost("8 inch dent in the door, paint is fine"))).toBeGreaterThan(300);
    expect(cost("windshield cracked, no cameras").max).toBeLessThan(
      cost("windshield cracked, lane assist camera").min * 2,
    );
    expect(middle(cost("windshield cracked, lane assist camera"))).toBeGreaterThan(middle(cost("windshield cracked")));
    expect(ratio("LED headlight smashed")).toBeLessThan(ratio("headlight smashed"));
    expect(cost("door scratched, clear coat only").max).toBeLessThan(500);
  });

  it("of an electric car is its battery, its casting and its maker's shops", () => {
    const tesla: Vehicle = { year: 2022, make: "Tesla", model: "Model Y" };
    const ioniq: Vehicle = { year: 2022, make: "Hyundai", model: "Ioniq 5" };
    const struck = assess("battery case is scraped and dented", ioniq);
    expect(struck.collisionRepair!.hiddenDamage!.join()).toMatch(/new battery case or pack: about 25% likely, \$6,/);
    expect(struck.assumptions!.join()).toContain("decides the whole price");
    const renewed = assessed("battery case is cracked, the whole pack has to be replaced", ioniq);
    expect(renewed.estimatedCost.min).toBeGreaterThan(5000);
    expect(renewed.hiddenDamage!.join()).not.toContain("battery case or pack");
    const behind = assess("rear ended, liftgate and quarter panel pushed in", tesla);
    expect(behind.collisionRepair!.hiddenDamage!.join()).toContain("casting of the body");
    expect(behind.assumptions!.join()).toContain("certified shops of its own network");
    expect(assess("rear ended, liftgate pushed in").assumptions!.join()).not.toContain("certified shops");
  });
});
