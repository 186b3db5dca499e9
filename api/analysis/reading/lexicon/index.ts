import type { FindingId } from "../../knowledge/findings.ts";
import { BRAKES, STEERING } from "./brakes.ts";
import { SUSPENSION } from "./chassis.ts";
import { BODY, ELECTRICAL, HVAC, HYBRID_EV } from "./comfort.ts";
import { COOLING, LEAKS, SMOKE_AND_SMELLS } from "./cooling.ts";
import { EXHAUST_AND_FUEL, TRANSMISSION } from "./driving.ts";
import { HISTORY, REPLACED, TESTED_OK } from "./history.ts";
import { LIGHTS } from "./lights.ts";
import { NOISES } from "./noises.ts";
import { RUNNING } from "./running.ts";
import { STARTING } from "./starting.ts";

/** Every finding with the ways owners say it. The compiler asks for the phrases of a new finding here. */
export const FINDING_PHRASES: Record<FindingId, readonly string[]> = {
  ...NOISES,
  ...BRAKES,
  ...STEERING,
  ...SUSPENSION,
  ...STARTING,
  ...RUNNING,
  ...COOLING,
  ...LEAKS,
  ...SMOKE_AND_SMELLS,
  ...LIGHTS,
  ...TRANSMISSION,
  ...EXHAUST_AND_FUEL,
  ...HVAC,
  ...ELECTRICAL,
  ...BODY,
  ...HYBRID_EV,
  ...HISTORY,
  ...REPLACED,
  ...TESTED_OK,
};
