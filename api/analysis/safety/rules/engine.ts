import type { SafetyRule } from "../rule.ts";

/** An engine that runs away, runs dry or boils. */
export const ENGINE: readonly SafetyRule[] = [
  {
    kind: "runaway",
    any: ["engine.pedal_sticks"],
    words: /^(?!.*\b(cap|tether|tank|strap|door)\b)/i,
  },
  {
    kind: "runaway",
    any: ["brake.pedal_sinks"],
    words: /\bmats?\b.*\b(?:caught|catch\w*|stuck|jam\w*|trap\w*|held|holds|pin\w*)\b/i,
  },
  {
    kind: "runaway",
    any: ["engine.revs_itself"],
    words:
      /stuck|stick|itself|own|unintend|uncontrol|sudden|runaway|ran away|faster|not slow|accelerat|floor|cruise|throttle|without|foot|lunge|lurch|surge|shot|jump|took off|let.?off|lift|leap|flew|bolt|push|against|idle|rpm|kept going/i,
  },
  {
    kind: "oil",
    any: ["light.oil", "engine.oil_pressure_low"],
    words: /^(?!.*(?:\blevel\b|\bbit lower|slightly low))/i,
  },
  {
    kind: "oil",
    any: ["leak.oil"],
    words: /pour|gush|dump|stream|spray|spew|squirt|spill|everywhere|\ball\b/i,
  },
  {
    kind: "oil",
    any: ["engine.oil_low"],
    words: /\bno\b|\bdry\b|empty|out of|nothing|not (register|show|on)/i,
  },
  {
    kind: "engine-damage",
    any: ["engine.seized"],
    words: /hole|rod\b|blew|blown|threw/i,
  },
  {
    kind: "oil",
    any: ["noise.knock"],
    beside: ["engine.oil_low", "engine.burns_oil", "light.oil", "engine.oil_pressure_low"],
  },
  {
    kind: "engine-damage",
    any: ["engine.oil_milky"],
  },
  {
    kind: "engine-damage",
    any: ["engine.oil_in_coolant"],
    words:
      /milk|sludge|mayo|chocolate|shake|foam|coffee|mud|oil.*(?:coolant|reservoir|antifreeze|radiator|overflow|water)|(?:coolant|reservoir|antifreeze|radiator|overflow|water).*oil/i,
  },
  {
    kind: "overheating",
    any: ["cooling.overheats", "cooling.gauge_high", "cooling.boils_over", "light.temperature", "code:P0217"],
  },
  {
    kind: "overheating",
    any: ["cooling.hose_burst"],
    words: /^(?!.*(?:swollen|swell|bulg|soft|clear|dry))/i,
  },
  {
    kind: "overheating",
    any: ["smoke.steam"],
    notWhen: ["ac_on", "wet_weather"],
  },
];
