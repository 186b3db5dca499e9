import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import type { Fuel } from "../knowledge/schemas/vocabulary.ts";
import { CYLINDERS } from "../vehicle/choose-engine.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import { findRepairs } from "./find-repairs.ts";
import type { WishedRepair } from "./place-and-count.ts";

const ON_CARS_WITH = KNOWLEDGE.pricing.onCarsWith;

/**
 * The wish as this car has it: the "HV battery" of an electric car is its whole pack, the "transmission" of many a
 * Nissan a CVT, and four coils are the set of a four.
 */
export function onThisCar(wish: WishedRepair, profile: VehicleProfile): WishedRepair {
  const kinds: readonly string[] = [profile.fuel, profile.transmission];
  const id = kinds.map((kind) => ON_CARS_WITH[kind as keyof typeof ON_CARS_WITH]?.[wish.repair.id]).find(Boolean);
  const cylinders = CYLINDERS[profile.layout];
  if (id) {
    const repair = repairById(id);
    const isSet = wish.repair.unit === "set" && repair.unit === "each";
    return { ...wish, repair, quantity: isSet ? cylinders : wish.quantity };
  }
  const set = SETS[wish.repair.id];
  return set && cylinders > 0 && wish.quantity >= cylinders ? { ...wish, repair: repairById(set), quantity: 1 } : wish;
}

/** One of each cylinder → all of them. */
const SETS: Readonly<Record<string, string>> = {
  ignition_coil_one: "ignition_coil_set",
  fuel_injector_one: "fuel_injector_set",
};

/** The fuels of which the car has to be one for what is named: who asks for a particulate filter drives a diesel. */
export function fuelsNamed(text: string): readonly Fuel[] | undefined {
  const needed = findRepairs(text).found.flatMap(({ repair }) => repair.only?.fuel ?? []);
  return needed.length > 0 && !needed.includes("gas") ? needed : undefined;
}

/** "Rear brakes: pads, rotors": pads and rotors of one axle are one job. */
export function asOne(wished: readonly WishedRepair[]): WishedRepair[] {
  return KNOWLEDGE.pricing.asOne.reduce<WishedRepair[]>(
    (wishes, { of, is }) => {
      const [first, second] = of.map((id) => wishes.find(({ repair }) => repair.id === id));
      if (!first || !second || wishes.some(({ repair }) => repair.id === is)) return wishes;
      const whole = { ...first, repair: repairById(is), start: Math.min(first.start, second.start) };
      return wishes.flatMap((wish) => (wish === first ? [whole] : wish === second ? [] : [wish]));
    },
    [...wished],
  );
}
