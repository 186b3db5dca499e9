import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";

/**
 * The leaks of the noisy-or: how often an owner tells a thing although none of our causes is behind it. What is said of
 * everything (a check engine light, a recent oil change) explains little and leaks much; a pedal that sinks leaks little.
 * Judgement, by groups of findings.
 */
const BY_GROUP: Record<string, number> = {
  code: 0.002,
  noise: 0.02,
  vibration: 0.02,
  brake: 0.006,
  steer: 0.01,
  suspension: 0.008,
  tire: 0.01,
  wheel: 0.005,
  start: 0.01,
  power: 0.01,
  engine: 0.012,
  cooling: 0.008,
  leak: 0.01,
  smoke: 0.008,
  fire: 0.002,
  smell: 0.012,
  light: 0.02,
  trans: 0.008,
  gearbox: 0.005,
  clutch: 0.004,
  driveline: 0.004,
  exhaust: 0.005,
  fuel: 0.008,
  hvac: 0.006,
  elec: 0.006,
  body: 0.006,
  airbag: 0.004,
  ev: 0.004,
  recent: 0.15,
  replaced: 0.25,
  tested_ok: 0.25,
};

const BY_FINDING: Partial<Record<EvidenceKey, number>> = {
  "noise.unspecified": 0.08,
  "vibration.shake": 0.03,
  "light.check_engine": 0.1,
  "light.unspecified": 0.1,
  "light.many": 0.04,
  "light.maintenance": 0.1,
  "leak.unspecified": 0.04,
  "smoke.unspecified": 0.02,
  "smell.burning_unspecified": 0.03,
  "start.no_start": 0.04,
  "start.battery_dead": 0.03,
  "engine.low_power": 0.03,
  "engine.poor_mileage": 0.04,
  "elec.erratic": 0.015,
  "leak.water": 0.02,
};

const DEFAULT_LEAK = 0.01;

export const leakOf = (key: EvidenceKey): number =>
  BY_FINDING[key] ?? BY_GROUP[key.slice(0, key.search(/[.:]/))] ?? DEFAULT_LEAK;

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
