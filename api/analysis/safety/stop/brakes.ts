import { TOW } from "../actions.ts";
import type { SafetyRule } from "../rule.ts";

/** Brakes that fail, fade or burn. The gravest first. */
export const BRAKES: readonly SafetyRule[] = [
  {
    level: "stop",
    any: ["brake.failed", "brake.pedal_sinks", "leak.brake_fluid"],
    reason: "The brakes may fail without a second warning.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["brake.pedal_soft", "brake.pedal_hard", "brake.weak"],
    reason: "Brakes that feel or work differently from before can fail when you need them.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["brake.fluid_low"],
    words: /empty|los[et]|losing|gone|disappear|\bno\b/i,
    reason: "Brake fluid that goes missing is leaking, and the brakes go with it.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["brake.pedal_low", "brake.fluid_low"],
    beside: ["leak.unspecified", "leak.red", "brake.fluid_low", "light.brake"],
    reason: "A low pedal with fluid missing means that the brakes are losing their pressure.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["light.brake"],
    beside: ["light.abs"],
    reason: "With the brake and the ABS warning on together, braking help and balance may be gone.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["light.brake"],
    beside: ["brake.fluid_low", "leak.unspecified", "brake.drag", "noise.hiss", "brake.pedal_odd"],
    reason: "The brake warning with another sign of brake trouble can mean that they are about to fail.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["brake.hot_wheel"],
    words: /melt|glow/i,
    reason: "A brake that drags gets hot enough to fade or to catch fire.",
    action: "Stop and let it cool. Do not drive on; have it towed.",
  },
  {
    level: "stop",
    any: ["smoke.unspecified"],
    beside: ["brake.lockup", "brake.drag", "brake.hot_wheel", "smell.burning_brake"],
    reason: "A brake that drags until it smokes can catch fire, and no longer works as it should.",
    action: "Stop and let it cool, away from dry grass. Do not pour water on it. Have it towed.",
  },
  {
    level: "stop",
    any: ["smoke.from_wheel"],
    reason: "A smoking wheel can catch fire, and its brake no longer works as it should.",
    action: "Stop and let it cool, away from dry grass. Do not pour water on it. Have it towed.",
  },
  {
    level: "stop",
    any: ["brake.hot_wheel"],
    beside: ["brake.pull", "smell.burning_brake", "smell.burning_unspecified", "smell.burning_rubber", "brake.drag"],
    reason: "A brake that drags gets hot enough to fade or to catch fire.",
    action: "Stop and let it cool. Do not drive on; have it towed.",
  },
];
