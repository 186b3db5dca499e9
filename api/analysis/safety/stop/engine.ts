import { PULL_OVER } from "../actions.ts";
import type { SafetyRule } from "../rule.ts";

/** An engine that runs away, runs dry or boils. The gravest first. */
export const ENGINE: readonly SafetyRule[] = [
  {
    level: "stop",
    any: ["engine.pedal_sticks"],
    reason: "A gas pedal that sticks keeps the engine pulling when you want to stop.",
    action:
      "If it happens: brake hard, shift to Neutral, stop, switch off. Take out the driver's floor mat, and do not drive it until the pedal is looked at.",
  },
  {
    level: "stop",
    any: ["engine.revs_itself"],
    words:
      /stuck|stick|itself|own|unintend|uncontrol|sudden|runaway|ran away|faster|not slow|accelerat|floor|cruise|throttle|without|foot|lunge|lurch|surge|shot|jump|took off|let.?off|lift|leap|flew|bolt|push|against|idle|rpm|kept going/i,
    reason: "An engine that speeds up by itself can take the car with it.",
    action: "If it happens: brake hard, shift to Neutral, stop, switch off. Do not drive it until it is found.",
  },
  {
    level: "stop",
    any: ["light.oil", "engine.oil_pressure_low"],
    reason: "Without oil pressure an engine can destroy itself within a minute.",
    action: `${PULL_OVER} Check the oil level, but do not restart it if the light stays on.`,
  },
  {
    level: "stop",
    any: ["leak.oil"],
    words: /pour|gush|dump|stream|spray|spew|squirt|spill|everywhere|\ball\b/i,
    reason: "An engine that loses its oil fast runs dry within minutes and can catch fire.",
    action: PULL_OVER,
  },
  {
    level: "stop",
    any: ["engine.oil_low"],
    words: /\bno\b|\bdry\b|empty|out of|nothing|not (register|show|on)/i,
    reason: "An engine without oil destroys itself within minutes.",
    action: "Switch it off and fill up to the mark before another start. If it knocks or ticks then, have it towed.",
  },
  {
    level: "stop",
    any: ["engine.seized"],
    words: /hole|rod\b|blew|blown|threw/i,
    reason: "An engine broken inside throws hot oil, and every turn makes it worse.",
    action: "Do not try to start it. Have it towed.",
  },
  {
    level: "stop",
    any: ["noise.knock"],
    beside: ["engine.oil_low", "engine.burns_oil", "light.oil", "engine.oil_pressure_low"],
    reason: "A knock with little oil means that the engine's bearings are running dry.",
    action: PULL_OVER,
  },
  {
    level: "stop",
    any: ["engine.oil_milky", "engine.oil_in_coolant"],
    reason: "Oil and coolant have mixed. Running it like that can ruin the engine.",
    action: "Do not run the engine. Have it towed.",
  },
  {
    level: "stop",
    any: [
      "cooling.overheats",
      "cooling.gauge_high",
      "cooling.boils_over",
      "cooling.hose_burst",
      "light.temperature",
      "code:P0217",
    ],
    reason: "Driving an overheating engine even for minutes can ruin it, and hot coolant scalds.",
    action:
      "Pull over, switch off and let it cool for an hour. Never open the cap while hot. Have it towed unless the cause is found and fixed.",
  },
  {
    level: "stop",
    any: ["smoke.steam"],
    notWhen: ["ac_on"],
    reason: "Steam means that the engine boils its coolant, which can ruin it, and hot coolant scalds.",
    action:
      "Pull over, switch off and let it cool for an hour. Never open the cap while hot. Have it towed unless the cause is found and fixed.",
  },
];
