import { expect, test } from "vitest";
import { CAUSES } from "../knowledge/causes/index.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { applies } from "./prior.ts";

const vehicle = { year: 2012, make: "Nissan", model: "Altima" };
const suitsCar = (id: string, text: string) =>
  applies(CAUSES.find((cause) => cause.id === id)!, {
    vehicle,
    profile: profileOf({ ...vehicle, text }),
    today: new Date("2026-06-01"),
  });

test("a gearbox that the owner named rules out the faults of another", () => {
  expect(suitsCar("cvt-belt-worn", "6 speed manual, revs climb in fifth")).toBe(0);
  expect(suitsCar("clutch-worn", "6 speed manual, revs climb in fifth")).toBe(1);
  expect(suitsCar("clutch-worn", "automatic, revs climb on the highway")).toBe(0);
});

test("one that was not named makes them only unlikely", () => {
  expect(suitsCar("clutch-worn", "revs climb on the highway")).toBeGreaterThan(0);
  expect(suitsCar("clutch-worn", "revs climb on the highway")).toBeLessThan(0.1);
  expect(suitsCar("cvt-belt-worn", "automatic, revs climb on the highway")).toBe(1);
});

test("rear brakes that such cars mostly do not have are unlikely", () => {
  const on = (model: string, id: string) => {
    const car = { year: 2006, make: "Ford", model };
    const cause = CAUSES.find((one) => one.id === id)!;
    return applies(cause, { vehicle: car, profile: profileOf({ ...car, text: "" }), today: new Date("2026-06-01") });
  };
  expect([on("Ranger", "rear-brake-pads-worn"), on("Ranger", "rear-drum-shoes-worn")]).toEqual([0.25, 1]);
  expect([on("Mustang", "rear-brake-pads-worn"), on("Mustang", "rear-drum-shoes-worn")]).toEqual([1, 0.25]);
});
