import type { SafetyRule } from "../rule.ts";

/** Poisoned air, high voltage, belts and bags, a car that loses its drive or rolls. */
export const PEOPLE_AND_POWER: readonly SafetyRule[] = [
  {
    kind: "exhaust-gas",
    any: ["smell.exhaust_in_cabin"],
    notWhen: ["under_hood"],
  },
  {
    kind: "high-voltage",
    any: ["light.hybrid", "ev.reduced_power"],
    words: /\bred\b|stop|pull over|high.?voltage|fire|smoke|triangle|isolation/i,
  },
  {
    kind: "airbag-deployed",
    any: ["airbag.deployed"],
  },
  {
    kind: "battery-12v",
    any: ["power.battery_swollen"],
  },
  {
    // Lamps that burn out one after the other can show too much voltage; a burned-out bulb shows nothing.
    kind: "battery-12v",
    any: ["power.voltage_high"],
    words: /\d|overcharg|too (?:high|much)|high charging/i,
  },
  {
    kind: "shaking",
    any: ["vibration.violent"],
  },
  {
    kind: "wheel-loose",
    any: ["wheel.play"],
    words: /bad|shot|gone|loose|play/i,
    beside: ["vibration.wobble"],
  },
  {
    kind: "suspension",
    any: ["wheel.play"],
    words: /rock|joint|mov|wobbl|top|hand|loose|floppy/i,
    beside: [
      "steer.wander",
      "steer.loose",
      "noise.clunk",
      "noise.grind",
      "vibration.wobble",
      "tire.wear_edge",
      "suspension.broken_seen",
    ],
  },
  {
    kind: "hot-exhaust",
    any: ["exhaust.glows"],
  },
  {
    kind: "power-loss",
    any: ["engine.no_throttle"],
  },
  {
    kind: "power-loss",
    any: ["engine.low_power", "light.reduced_power"],
    beside: ["steer.heavy", "steer.locks"],
  },
  {
    kind: "power-loss",
    any: ["engine.dies_driving"],
    words: /highway|freeway|interstate|shut|cut|quit|turn(s|ed)? off|die|stall/i,
    beside: ["steer.heavy", "noise.knock", "light.many", "elec.cluster"],
  },
  {
    kind: "power-loss",
    any: ["light.hybrid", "ev.reduced_power"],
    beside: [
      "engine.low_power",
      "engine.dies_driving",
      "ev.won_t_move",
      "trans.no_drive",
      "engine.limp",
      "noise.pop",
      "noise.bang",
    ],
    notBeside: ["ev.soc_swings"],
  },
  {
    kind: "water-in-engine",
    any: ["recent.flood"],
    beside: [
      "engine.stalls",
      "engine.dies_driving",
      "engine.shuts_no_restart",
      "engine.seized",
      "start.no_crank",
      "start.no_start",
      "start.silent",
      "start.single_click",
      "start.crank_no_start",
    ],
  },
  {
    kind: "wrong-fuel",
    any: ["fuel.misfilled", "recent.wrong_fuel"],
    words: /wrong|diesel|def\b|e85|misfuel|sugar|regular|unleaded|\bin(to)?\b.*(diesel|gas)|(put|pump|fill)/i,
  },
  {
    kind: "people",
    any: ["body.seatbelt"],
    words:
      /^(?!.*n.?t come out).*(click|latch|buckle|pop|undone|unbuckl|let.? go|com(e|es|ing) (out|loose|open)|stay|fray|cut|tear|torn)/is,
  },
  {
    kind: "rolling",
    any: ["brake.parking_fails"],
    words: /roll/i,
  },
  {
    kind: "rolling",
    any: ["trans.rolls_in_park"],
  },
  {
    kind: "hood",
    any: ["body.opens_itself"],
    words: /hood/i,
    when: ["highway_speed", "cruising"],
  },
  {
    kind: "hood",
    any: ["body.hood_latch"],
    when: ["highway_speed", "cruising"],
  },
];
