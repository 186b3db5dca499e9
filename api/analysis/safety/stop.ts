import type { SafetyRule } from "./rule.ts";

const TOW = "Do not drive it. Have it towed to a shop, or ask a mobile mechanic to come.";
const PULL_OVER = "Pull over as soon as you can, switch the engine off, and have it towed.";

/** Stop now: the gravest first. */
export const STOP: readonly SafetyRule[] = [
  {
    level: "stop",
    any: ["fire.flames"],
    reason: "A car on fire, or one that throws sparks, can be lost in minutes.",
    action: "Stop, switch off, get everyone out and well away, and call 911. Do not open the hood.",
  },
  {
    level: "stop",
    any: ["smoke.under_hood", "smoke.in_cabin"],
    reason: "Smoke under the hood or inside the car can be the start of a fire.",
    action: "Stop, switch off and get out. Call 911 if it keeps smoking. Do not drive it; have it towed.",
  },
  {
    level: "stop",
    any: ["smell.burning_electrical", "elec.wires_damaged"],
    words: /burn|melt|smok|electric|acrid|fish/i,
    reason: "Burning plastic or wires can turn into a fire without warning.",
    action: "Switch off and leave it off. If you can, disconnect the battery. Have it towed.",
  },
  {
    level: "stop",
    any: ["leak.fuel"],
    reason: "Leaking fuel can catch fire from a spark or a hot exhaust.",
    action: "Do not start it. Keep flames and cigarettes away, park it outdoors, and have it towed.",
  },
  {
    level: "stop",
    any: ["smell.fuel"],
    reason: "A smell of fuel can mean a leak, and a leak can catch fire.",
    action:
      "Do not start it. Look underneath for wet spots, keep flames away, and have it looked at where it stands or towed.",
  },
  {
    level: "stop",
    any: ["brake.failed", "brake.pedal_sinks", "leak.brake_fluid"],
    reason: "The brakes may fail without a second warning.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["brake.pedal_soft", "brake.pedal_hard", "brake.weak", "brake.pedal_low"],
    reason: "Brakes that feel or work differently from before can fail when you need them.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["light.brake"],
    beside: ["brake.fluid_low", "leak.unspecified", "brake.drag", "noise.hiss"],
    reason: "The brake warning with another sign of brake trouble can mean that they are about to fail.",
    action: TOW,
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
  {
    level: "stop",
    any: ["steer.locks"],
    reason: "Steering that jams or is lost can put you off the road.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["steer.heavy"],
    when: ["sudden"],
    reason: "Steering help that is suddenly gone can make the car impossible to steer in time.",
    action: "Stop in a good place. If it stays heavy after switching off and on, have it towed.",
  },
  {
    level: "stop",
    any: ["wheel.loose"],
    reason: "A loose wheel can come off while you drive.",
    action: "Do not drive it, not even slowly. Have the wheel tightened and checked where it stands, or towed.",
  },
  {
    level: "stop",
    any: ["suspension.broken_seen"],
    words: /break|broke|snap|crack|apart|separat|fell|fold|collaps|detach|came out|tear|torn|rot/i,
    reason: "A broken suspension or steering part can let a wheel fold away.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["tire.blowout", "tire.bulge"],
    reason: "A tire that bulges can burst, and a burst one gives no hold.",
    action: "Do not drive on it. Fit the spare or have it towed.",
  },
  {
    level: "stop",
    any: ["tire.flat"],
    reason: "Driving on a flat ruins the tire and the wheel, and the car does not hold the road.",
    action: "Fit the spare, inflate or plug it, or have it towed.",
  },
  {
    level: "stop",
    any: ["engine.revs_itself"],
    words: /stuck|stick|itself|own|unintend|uncontrol|sudden|runaway|not slow|accelerat|floor/i,
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
      "smoke.steam",
      "code:P0217",
    ],
    reason: "Driving an overheating engine even for minutes can ruin it, and hot coolant scalds.",
    action:
      "Pull over, switch off and let it cool for an hour. Never open the cap while hot. Have it towed unless the cause is found and fixed.",
  },
  {
    level: "stop",
    any: ["smell.exhaust_in_cabin"],
    reason: "Exhaust gas inside the car holds carbon monoxide, which you cannot smell and which kills.",
    action:
      "Open all windows, stop, and get out into fresh air. See a doctor if you feel dizzy or have a headache. Do not drive it until it is fixed.",
  },
  {
    level: "stop",
    any: ["light.hybrid", "ev.reduced_power"],
    words: /\bred\b|stop|high.?voltage|fire|smoke|triangle/i,
    reason: "A red warning of the high-voltage system can mean overheating or a loss of insulation.",
    action: "Stop, switch off, get out, and do not touch orange cables. Have it towed on a flatbed.",
  },
  {
    level: "stop",
    any: ["airbag.deployed"],
    reason: "After an airbag has gone off, neither the airbags nor the car's frame protect you as before.",
    action: TOW,
  },
  {
    level: "stop",
    any: ["power.battery_swollen", "power.voltage_high"],
    reason: "A swollen, leaking or overcharged battery can burst and spray acid.",
    action:
      "Switch off, keep flames away, do not jump-start it, and have the battery and the charging looked at where it stands.",
  },
  {
    level: "stop",
    any: ["trans.rolls_in_park"],
    reason: "A car that rolls in Park can run someone over.",
    action: "Set the parking brake and block a wheel whenever you stop. Have it towed.",
  },
  {
    level: "stop",
    any: ["body.hood_latch"],
    when: ["highway_speed", "cruising"],
    reason: "A hood that opens while you drive blocks your view at once.",
    action: "Stop, tie it down, and do not drive it until the latch is fixed.",
  },
];
