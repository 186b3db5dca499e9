import { type EvidenceKey, FINDINGS, type FindingId } from "./findings.ts";

/**
 * Findings that owners name one for another. `likeness` is how far a cause that is known for one of a family explains
 * the telling of another, 0 to 1; told together they are partly the same news. Judgement.
 */
interface Family {
  likeness: number;
  of: readonly FindingId[];
}

const FAMILIES: readonly Family[] = [
  // Noises are named by ear
  { likeness: 0.2, of: ["noise.squeal", "noise.chirp", "noise.creak", "noise.whine", "noise.whistle"] },
  { likeness: 0.5, of: ["noise.squeal", "noise.chirp"] },
  { likeness: 0.6, of: ["noise.grind", "noise.scrape"] },
  { likeness: 0.4, of: ["noise.hum", "noise.rumble", "noise.whine", "noise.grind"] },
  { likeness: 0.65, of: ["noise.hum", "noise.rumble"] },
  { likeness: 0.55, of: ["noise.clunk", "noise.knock", "noise.thump", "noise.bang", "noise.pop"] },
  { likeness: 0.45, of: ["noise.tick", "noise.click", "noise.knock"] },
  { likeness: 0.4, of: ["noise.rattle", "noise.tick", "noise.buzz", "noise.clunk", "noise.ping"] },
  { likeness: 0.5, of: ["noise.hiss", "noise.whistle"] },
  { likeness: 0.5, of: ["noise.pop", "noise.click"] },
  { likeness: 0.45, of: ["noise.rumble", "noise.loud_exhaust"] },
  { likeness: 0.5, of: ["noise.backfire", "noise.bang", "noise.pop"] },
  { likeness: 0.5, of: ["noise.creak", "noise.clunk"] },
  { likeness: 0.65, of: ["vibration.shake", "vibration.wobble"] },
  { likeness: 0.3, of: ["vibration.violent", "vibration.shake", "vibration.wobble"] },

  // Brakes and steering
  { likeness: 0.5, of: ["brake.pedal_soft", "brake.pedal_sinks", "brake.pedal_low", "brake.failed"] },
  { likeness: 0.3, of: ["brake.pedal_odd", "brake.pedal_soft", "brake.pedal_hard", "brake.pedal_low"] },
  { likeness: 0.45, of: ["brake.weak", "brake.failed", "brake.pedal_hard", "brake.pedal_soft"] },
  { likeness: 0.55, of: ["brake.drag", "brake.hot_wheel", "smoke.from_wheel", "smell.burning_brake"] },
  { likeness: 0.4, of: ["brake.pull", "steer.pull", "brake.drag"] },
  { likeness: 0.55, of: ["brake.fluid_low", "leak.brake_fluid"] },
  { likeness: 0.4, of: ["light.brake", "light.parking_brake", "light.abs"] },
  { likeness: 0.5, of: ["light.abs", "light.traction"] },
  { likeness: 0.6, of: ["brake.pads_thin", "light.brake_wear"] },
  { likeness: 0.5, of: ["steer.loose", "steer.wander"] },
  { likeness: 0.35, of: ["steer.by_itself", "steer.pull", "steer.notchy"] },
  { likeness: 0.6, of: ["body.opens_itself", "body.door_stuck"] },
  { likeness: 0.45, of: ["steer.heavy", "steer.locks", "steer.notchy"] },
  { likeness: 0.45, of: ["steer.heavy", "light.power_steering"] },
  { likeness: 0.55, of: ["leak.power_steering", "steer.fluid_low"] },
  { likeness: 0.45, of: ["steer.pull", "steer.off_center"] },

  // Suspension and wheels
  { likeness: 0.4, of: ["suspension.bounce", "suspension.harsh", "suspension.lean"] },
  { likeness: 0.65, of: ["tire.flat", "tire.slow_leak", "tire.low_pressure", "light.tpms"] },
  { likeness: 0.5, of: ["tire.wear_edge", "tire.wear_uneven", "tire.worn"] },
  { likeness: 0.4, of: ["wheel.play", "wheel.loose"] },

  // Starting and charging
  { likeness: 0.5, of: ["trans.shudder", "clutch.judders"] },
  { likeness: 0.5, of: ["start.rapid_click", "start.slow_crank"] },
  { likeness: 0.55, of: ["start.battery_dead", "start.jump_helps", "start.drains_overnight", "start.dies_after_jump"] },
  {
    likeness: 0.5,
    of: ["start.battery_dead", "start.rapid_click", "start.slow_crank", "power.dim_lights", "power.all_dead"],
  },
  { likeness: 0.5, of: ["start.long_crank", "start.crank_no_start"] },
  { likeness: 0.55, of: ["start.starts_then_dies", "engine.stalls"] },
  { likeness: 0.6, of: ["start.button_dead", "start.silent", "start.no_crank"] },
  { likeness: 0.6, of: ["power.dim_lights", "power.flicker", "power.voltage_low"] },
  { likeness: 0.45, of: ["light.battery", "power.voltage_low", "power.dim_lights"] },
  { likeness: 0.6, of: ["start.key_not_recognized", "light.security"] },

  // The engine's running
  { likeness: 0.4, of: ["engine.stalls_at_stop", "engine.dies_driving"] },
  { likeness: 0.6, of: ["engine.dies_driving", "engine.shuts_no_restart"] },
  { likeness: 0.5, of: ["engine.misfire", "engine.rough_idle", "engine.hesitates", "light.check_engine_flashing"] },
  { likeness: 0.55, of: ["engine.hesitates", "engine.low_power"] },
  { likeness: 0.55, of: ["engine.low_power", "engine.limp", "light.reduced_power", "engine.no_throttle"] },
  { likeness: 0.2, of: ["engine.hunting_idle", "engine.rough_idle", "engine.surges", "engine.high_idle"] },
  { likeness: 0.45, of: ["engine.hunting_idle", "engine.high_idle"] },
  { likeness: 0.45, of: ["engine.hunting_idle", "engine.surges"] },
  { likeness: 0.4, of: ["engine.boost_low", "engine.low_power"] },
  { likeness: 0.5, of: ["engine.high_idle", "engine.revs_itself"] },
  { likeness: 0.5, of: ["engine.oil_low", "engine.burns_oil", "leak.oil"] },
  { likeness: 0.75, of: ["light.oil", "engine.oil_pressure_low"] },
  { likeness: 0.5, of: ["engine.belt_worn", "engine.belt_broken"] },

  // Cooling, leaks, smoke and smells
  { likeness: 0.8, of: ["cooling.overheats", "cooling.gauge_high", "light.temperature"] },
  { likeness: 0.5, of: ["cooling.overheats", "cooling.boils_over", "smoke.steam"] },
  { likeness: 0.65, of: ["cooling.coolant_low", "cooling.leak_seen", "leak.coolant_colored", "light.coolant_level"] },
  { likeness: 0.45, of: ["cooling.leak_seen", "smell.sweet"] },
  { likeness: 0.5, of: ["cooling.bubbles", "cooling.hoses_hard", "cooling.boils_over"] },
  { likeness: 0.5, of: ["cooling.hose_burst", "cooling.leak_seen"] },
  { likeness: 0.5, of: ["smoke.white", "smoke.steam"] },
  { likeness: 0.5, of: ["leak.red", "leak.power_steering", "trans.fluid_low"] },
  { likeness: 0.5, of: ["smell.burning_oil", "leak.oil", "smoke.under_hood"] },
  { likeness: 0.5, of: ["leak.fuel", "smell.fuel"] },
  { likeness: 0.5, of: ["exhaust.leak_seen", "noise.loud_exhaust", "smell.exhaust_in_cabin"] },
  {
    likeness: 0.2,
    of: [
      "smell.burning_rubber",
      "smell.burning_electrical",
      "smell.burning_oil",
      "smell.burning_brake",
      "smell.burnt_fluid",
    ],
  },

  // Transmission, clutch, driveline
  { likeness: 0.6, of: ["trans.slips", "clutch.slips"] },
  { likeness: 0.45, of: ["trans.slips", "trans.drops_neutral", "trans.delayed", "trans.no_drive"] },
  { likeness: 0.45, of: ["trans.hard_shift", "trans.delayed", "trans.shudder"] },
  { likeness: 0.5, of: ["trans.wont_upshift", "trans.stuck_gear", "engine.limp"] },
  { likeness: 0.45, of: ["trans.no_drive", "trans.no_forward", "trans.no_reverse", "ev.won_t_move"] },
  { likeness: 0.5, of: ["gearbox.hard_to_shift", "gearbox.grinds", "clutch.no_release"] },
  { likeness: 0.5, of: ["clutch.pedal_floor", "clutch.no_release"] },
  { likeness: 0.45, of: ["trans.hunts", "trans.hard_shift", "trans.wont_upshift"] },

  // Heating, electrics, body
  { likeness: 0.5, of: ["hvac.ac_warm", "hvac.ac_weakens"] },
  { likeness: 0.4, of: ["hvac.low_refrigerant", "hvac.ac_clutch_dead", "hvac.ac_warm"] },
  { likeness: 0.45, of: ["hvac.no_blower", "hvac.blower_some_speeds", "hvac.weak_airflow"] },
  { likeness: 0.55, of: ["hvac.wet_floor", "body.water_inside"] },
  { likeness: 0.4, of: ["hvac.one_side", "hvac.wrong_vents"] },
  { likeness: 0.55, of: ["elec.cluster", "elec.speedometer"] },
  { likeness: 0.4, of: ["elec.erratic", "light.many", "elec.fuse_blows"] },
  { likeness: 0.5, of: ["ev.reduced_power", "light.reduced_power", "engine.low_power"] },
  { likeness: 0.5, of: ["light.hybrid", "ev.not_ready"] },
];

/** A general finding with the special ones that it may stand for. */
interface General {
  general: FindingId;
  of: readonly FindingId[];
}

const start = (prefix: string) => all.filter((id) => id.startsWith(prefix) && !id.endsWith("unspecified"));
const all = Object.keys(FINDINGS) as FindingId[];

/** Said vaguely; denied, they deny all of their kind. */
const VAGUE: readonly General[] = [
  { general: "noise.unspecified", of: start("noise.") },
  { general: "leak.unspecified", of: [...start("leak."), "cooling.leak_seen"] },
  { general: "smoke.unspecified", of: start("smoke.") },
  { general: "brake.unspecified", of: start("brake.") },
  { general: "steer.unspecified", of: start("steer.") },
  { general: "light.unspecified", of: start("light.") },
  { general: "smell.burning_unspecified", of: [...start("smell.burn"), "smoke.under_hood"] },
];

const GENERAL: readonly General[] = [
  ...VAGUE,
  {
    general: "light.many",
    of: ["light.abs", "light.traction", "light.battery", "light.airbag", "light.brake", "light.check_engine"],
  },
  {
    general: "start.no_start",
    of: [
      "start.no_crank",
      "start.silent",
      "start.rapid_click",
      "start.single_click",
      "start.slow_crank",
      "start.crank_no_start",
      "start.button_dead",
      "start.key_not_recognized",
    ],
  },
  { general: "start.no_crank", of: ["start.silent", "start.single_click", "start.rapid_click", "start.button_dead"] },
  {
    general: "engine.stalls",
    of: ["engine.stalls_at_stop", "engine.dies_driving", "start.starts_then_dies", "engine.shuts_no_restart"],
  },
  {
    general: "engine.low_power",
    of: ["engine.limp", "engine.boost_low", "engine.no_throttle", "light.reduced_power", "ev.reduced_power"],
  },
  { general: "vibration.shake", of: ["vibration.wobble", "vibration.pulsation", "trans.shudder", "engine.rough_idle"] },
  { general: "hvac.ac_warm", of: ["hvac.ac_weakens", "hvac.ac_clutch_dead", "hvac.low_refrigerant"] },
  {
    general: "brake.weak",
    of: ["brake.pedal_soft", "brake.pedal_sinks", "brake.pedal_hard", "brake.failed", "brake.pedal_low"],
  },
  { general: "suspension.sag", of: ["suspension.air_low"] },
  { general: "light.check_engine", of: ["light.check_engine_flashing"] },
  { general: "cooling.leak_seen", of: ["leak.coolant_colored", "cooling.hose_burst"] },
  { general: "trans.hard_shift", of: ["trans.shudder", "trans.delayed", "trans.hunts"] },
];
/** A cause known for the special finding explains the general word well; one known for the general one, the special hardly. */
const SAID_GENERALLY = 0.6;
const SAID_SPECIALLY = 0.2;

/** A finding that explains another, and how far. */
export interface Kin {
  key: EvidenceKey;
  likeness: number;
}

const kin = new Map<EvidenceKey, readonly Kin[]>(all.map((told) => [told, kinAmong(told)]));

function kinAmong(told: FindingId): Kin[] {
  const likest = (known: FindingId) =>
    Math.max(
      0,
      ...FAMILIES.filter(({ of }) => of.includes(told) && of.includes(known)).map(({ likeness }) => likeness),
      isGeneralFor(told, known) ? SAID_GENERALLY : 0,
      isGeneralFor(known, told) ? SAID_SPECIALLY : 0,
    );
  const others = all.filter((known) => known !== told).map((key) => ({ key, likeness: likest(key) }));
  return [{ key: told, likeness: 1 }, ...others.filter(({ likeness }) => likeness > 0)];
}

function isGeneralFor(general: FindingId, special: FindingId) {
  return GENERAL.some((row) => row.general === general && row.of.includes(special));
}

/** What explains that the owner tells of `told`: the finding itself with 1, and its kin. */
export const kinOf = (told: EvidenceKey): readonly Kin[] => kin.get(told) ?? [{ key: told, likeness: 1 }];

/** Whoever denies a vague thing ("no lights on the dash") denies all of its kind. */
export const deniedWith = (told: EvidenceKey): readonly EvidenceKey[] => [
  told,
  ...(VAGUE.find(({ general }) => general === told)?.of ?? []),
];

/** How far the tellings of two findings are the same news, 0 to 1. */
export const likeness = (a: EvidenceKey, b: EvidenceKey): number =>
  kinOf(a).find(({ key }) => key === b)?.likeness ?? 0;
