import type { SafetyRule } from "../rule.ts";
import { BRAKES } from "./brakes.ts";
import { ENGINE } from "./engine.ts";
import { FIRE_AND_FUEL } from "./fire-and-fuel.ts";
import { PEOPLE_AND_POWER } from "./people-and-power.ts";
import { STEERING_AND_WHEELS } from "./steering-and-wheels.ts";

/** Stop now: the gravest first. */
export const STOP: readonly SafetyRule[] = [
  ...FIRE_AND_FUEL,
  ...BRAKES,
  ...STEERING_AND_WHEELS,
  ...ENGINE,
  ...PEOPLE_AND_POWER,
];
