import type { SafetyRule } from "../rule.ts";

/** Fire, smoke, sparks and fuel. The gravest first. */
export const FIRE_AND_FUEL: readonly SafetyRule[] = [
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
    any: ["seen.arcing"],
    when: ["in_dash", "in_cabin", "under_car"],
    reason: "Sparks inside the car or under it can turn into a fire without warning.",
    action: "Switch off and leave it off. If you can, disconnect the battery. Have it towed.",
  },
  {
    level: "stop",
    any: ["seen.connector_melted"],
    words: /fuse|harness|battery|cable|glow|melting|charg|port|handle/i,
    reason: "Wires that melt can turn into a fire without warning.",
    action: "Switch off and leave it off. If you can, disconnect the battery. Have it towed.",
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
    notWhen: ["at_tailpipe"],
    notBeside: ["engine.oil_fuel_smell"],
    reason: "A smell of fuel can mean a leak, and a leak can catch fire.",
    action:
      "Do not start it. Look underneath for wet spots, keep flames away, and have it looked at where it stands or towed.",
  },
  {
    level: "stop",
    any: ["smoke.unspecified"],
    when: ["parked"],
    reason: "A parked car that smokes can burn with nobody near.",
    action: "Keep well away and call 911 if it keeps smoking. Do not start it; have it towed from an open place.",
  },
];
