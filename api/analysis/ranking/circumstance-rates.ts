import type { Condition } from "../knowledge/conditions.ts";

/** How often owners name a circumstance at all, whatever the trouble: what a cause that is silent about it expects. */
const CIRCUMSTANCES: Partial<Record<Condition, number>> = {
  accelerating: 0.18,
  braking: 0.12,
  hard_braking: 0.05,
  cruising: 0.15,
  highway_speed: 0.15,
  idling: 0.15,
  turning: 0.1,
  turning_left: 0.05,
  turning_right: 0.05,
  over_bumps: 0.08,
  startup: 0.15,
  first_start: 0.1,
  intermittent: 0.25,
  constant: 0.2,
  sudden: 0.15,
  worsening: 0.15,
  front: 0.2,
  left: 0.15,
  right: 0.15,
  under_hood: 0.1,
  in_cabin: 0.12,
};

const DEFAULT_CIRCUMSTANCE = 0.1;

export const circumstanceRate = (condition: Condition): number => CIRCUMSTANCES[condition] ?? DEFAULT_CIRCUMSTANCE;
