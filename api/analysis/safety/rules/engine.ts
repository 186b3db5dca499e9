import type { SafetyRule } from "../rule.ts";

/** An engine that runs away, runs dry or boils. */
export const ENGINE: readonly SafetyRule[] = [
  {
    kind: "runaway",
    any: ["engine.pedal_sticks"],
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
    any: ["engine.oil_milky", "engine.oil_in_coolant"],
  },
  {
    kind: "overheating",
    any: [
      "cooling.overheats",
      "cooling.gauge_high",
      "cooling.boils_over",
      "cooling.hose_burst",
      "light.temperature",
      "code:P0217",
    ],
  },
  {
    kind: "overheating",
    any: ["smoke.steam"],
    notWhen: ["ac_on"],
  },
];
