import { CAUSES } from "../knowledge/causes/index.ts";
import type { Fuel } from "../vehicle/profile.ts";
import type { Opinion } from "./symptoms.ts";

const ONLY_WITH = new Map(CAUSES.map(({ id, only }) => [id, only?.fuel]));

/** A bet of fewer percent tells nothing of the engine. */
const LEAST_BET = 30;

/** The fuels of which the car has to be one for the likeliest bet: who bets on glow plugs takes the car for a diesel. */
export function fuelsBetOn(opinion: Opinion | undefined): readonly Fuel[] | undefined {
  const [first] = opinion?.causes ?? [];
  return first && first.percent >= LEAST_BET ? ONLY_WITH.get(first.id) : undefined;
}
