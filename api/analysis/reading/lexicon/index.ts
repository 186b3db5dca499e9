import type { Condition } from "../../knowledge/conditions.ts";
import type { FindingId } from "../../knowledge/findings.ts";
import { BODY } from "./body.ts";
import { BRAKES } from "./brakes.ts";
import { SUSPENSION } from "./chassis.ts";
import { HVAC } from "./climate.ts";
import { COOLING } from "./cooling.ts";
import { ELECTRICAL } from "./electrical.ts";
import { EXHAUST_AND_FUEL } from "./exhaust-and-fuel.ts";
import { HISTORY } from "./history.ts";
import { HYBRID_EV } from "./hybrid-and-electric.ts";
import { LEAK_PLACES } from "./leak-places.ts";
import { LEAKS } from "./leaks.ts";
import { LIGHTS } from "./lights.ts";
import { NOISE_PLACES } from "./noise-places.ts";
import { NOISES } from "./noises.ts";
import { PLACES } from "./places.ts";
import { RUNNING } from "./running.ts";
import { SEEN } from "./seen.ts";
import { SMOKE_AND_SMELLS } from "./smoke-and-smells.ts";
import { STARTING } from "./starting.ts";
import { STEERING } from "./steering.ts";
import { TIMES } from "./times.ts";
import { TRANSMISSION } from "./transmission.ts";
import { TRIALS } from "./trials.ts";
import { REPLACED, TESTED_OK } from "./work-on-parts.ts";

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
  ...TRIALS,
  ...LEAK_PLACES,
  ...NOISE_PLACES,
  ...SEEN,
  ...HISTORY,
  ...REPLACED,
  ...TESTED_OK,
};

/** Every circumstance with the ways owners say it. */
export const CONDITION_PHRASES: Record<Condition, readonly string[]> = { ...TIMES, ...PLACES };
