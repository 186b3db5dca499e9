import type { SafetyRule } from "../rule.ts";

/** Brakes that fail, fade or burn. */
export const BRAKES: readonly SafetyRule[] = [
  {
    kind: "brakes",
    any: ["brake.failed", "brake.pedal_sinks"],
    words: /^(?!.*\bmats?\b.*\bpedal)/i,
  },
  {
    // A leak at the rim is mostly air.
    kind: "brakes",
    any: ["leak.brake_fluid"],
    words: /^(?!.*\brim\b)|fluid|brake/i,
  },
  {
    kind: "brakes",
    any: ["brake.pedal_soft", "brake.pedal_hard", "brake.weak"],
    words: /^(?!.*\b(?:a bit|slightly|a touch)\b)/i,
  },
  {
    kind: "brakes",
    any: ["brake.fluid_low"],
    words: /empty|los[et]|losing|gone|disappear|\bno\b/i,
  },
  {
    kind: "brakes",
    any: ["brake.pedal_low"],
    beside: ["leak.unspecified", "leak.red", "brake.fluid_low", "light.brake"],
  },
  {
    kind: "brakes",
    any: ["brake.fluid_low"],
    beside: ["leak.unspecified", "leak.red", "light.brake"],
  },
  {
    kind: "brakes",
    any: ["light.brake"],
    beside: ["light.abs"],
  },
  {
    kind: "brakes",
    any: ["light.brake"],
    beside: ["brake.fluid_low", "leak.unspecified", "brake.drag", "noise.hiss", "brake.pedal_odd"],
  },
  {
    kind: "brake-heat",
    any: ["brake.hot_wheel"],
    words: /melt|glow/i,
  },
  {
    kind: "brake-heat",
    any: ["smoke.unspecified"],
    beside: ["brake.lockup", "brake.drag", "brake.hot_wheel", "smell.burning_brake"],
  },
  {
    kind: "brake-heat",
    any: ["smoke.from_wheel"],
  },
  {
    kind: "brake-heat",
    any: ["brake.hot_wheel"],
    beside: ["brake.pull", "smell.burning_brake", "smell.burning_unspecified", "smell.burning_rubber", "brake.drag"],
  },
];
