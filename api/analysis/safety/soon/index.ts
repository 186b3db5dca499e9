import type { SafetyRule } from "../rule.ts";
import { AROUND_THE_CAR } from "./around-the-car.ts";
import { DRIVING } from "./driving.ts";

/** Have it looked at before driving much: the gravest first. */
export const SOON: readonly SafetyRule[] = [...DRIVING, ...AROUND_THE_CAR];
