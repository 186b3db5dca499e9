import type { Condition } from "../conditions.ts";

/**
 * Circumstances that many chassis causes share, named once so that related causes weigh them alike:
 * `when: { ...BRAKING, ...FRONT }`. A value is how often the circumstance fits when the owner names it.
 */
type Circumstances = Partial<Record<Condition, number>>;

export const FRONT: Circumstances = { front: 0.9, rear: 0.05 };
export const REAR: Circumstances = { rear: 0.9, front: 0.05 };
/** One corner of the car, whichever it is. */
export const ONE_CORNER: Circumstances = { one_wheel: 0.5, one_side: 0.45, left: 0.45, right: 0.45, all_wheels: 0.05 };

/** Only while the brakes are on. */
export const BRAKING: Circumstances = {
  braking: 0.9,
  hard_braking: 0.5,
  decelerating: 0.5,
  cruising: 0.1,
  accelerating: 0.04,
  rpm_dependent: 0.02,
  idling: 0.06,
  parked: 0.02,
  over_bumps: 0.05,
  turning: 0.1,
  turning_left: 0.08,
  turning_right: 0.08,
  steering_at_rest: 0.02,
  clutch_pressed: 0.02,
  startup: 0.04,
  shifting: 0.03,
  into_gear: 0.04,
  ac_on: 0.02,
};

/** While the car rolls, more with road speed, whatever the pedals do: tires, bearings, shafts. */
export const ROLLING: Circumstances = {
  speed_dependent: 0.8,
  highway_speed: 0.6,
  cruising: 0.6,
  rpm_dependent: 0.06,
  idling: 0.03,
  parked: 0.02,
  over_bumps: 0.08,
  braking: 0.15,
  shifting: 0.05,
  into_gear: 0.03,
  clutch_pressed: 0.03,
  steering_at_rest: 0.02,
  startup: 0.04,
  ac_on: 0.03,
};

/** Over bumps, mostly slow ones: joints, links, bushings. */
export const BUMPS: Circumstances = {
  over_bumps: 0.85,
  low_speed: 0.4,
  highway_speed: 0.1,
  rpm_dependent: 0.02,
  idling: 0.03,
  parked: 0.02,
  accelerating: 0.08,
  shifting: 0.03,
  into_gear: 0.04,
  clutch_pressed: 0.02,
  startup: 0.04,
  ac_on: 0.02,
};

/** While the wheels are turned and the car moves. */
export const TURNS: Circumstances = {
  turning: 0.85,
  turning_left: 0.5,
  turning_right: 0.5,
  low_speed: 0.4,
  cruising: 0.1,
  idling: 0.05,
  parked: 0.02,
  rpm_dependent: 0.02,
  clutch_pressed: 0.02,
  startup: 0.04,
  ac_on: 0.02,
};

/** With the engine pulling: joints under torque, mounts. */
export const PULLING: Circumstances = {
  accelerating: 0.85,
  going_uphill: 0.5,
  decelerating: 0.25,
  braking: 0.06,
  idling: 0.05,
  parked: 0.02,
};

/** With the engine's speed, moving or not: pumps, compressors, gear sets before the wheels. */
export const WITH_ENGINE: Circumstances = {
  rpm_dependent: 0.7,
  idling: 0.5,
  cruising: 0.25,
  braking: 0.04,
  over_bumps: 0.02,
  parked: 0.02,
};

/** The scrub of axles that cannot turn at different speeds: tight turns on dry ground. */
export const SCRUBBING: Circumstances = {
  ...TURNS,
  low_speed: 0.7,
  reversing: 0.3,
  highway_speed: 0.02,
  wet_weather: 0.04,
};
