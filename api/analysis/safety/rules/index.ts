import type { SafetyRule } from "../rule.ts";
import { AROUND_THE_CAR } from "./around-the-car.ts";
import { BRAKES } from "./brakes.ts";
import { DRIVING } from "./driving.ts";
import { ENGINE } from "./engine.ts";
import { FIRE_AND_FUEL } from "./fire-and-fuel.ts";
import { PEOPLE_AND_POWER } from "./people-and-power.ts";
import { STEERING_AND_WHEELS } from "./steering-and-wheels.ts";

export const RULES: readonly SafetyRule[] = [
  ...FIRE_AND_FUEL,
  ...BRAKES,
  ...STEERING_AND_WHEELS,
  ...ENGINE,
  ...PEOPLE_AND_POWER,
  ...DRIVING,
  ...AROUND_THE_CAR,
];
