import type { SafetyRule } from "../rule.ts";

/** Fire, smoke, sparks and fuel. */
export const FIRE_AND_FUEL: readonly SafetyRule[] = [
  {
    kind: "fire",
    any: ["fire.flames"],
  },
  {
    kind: "fire",
    any: ["smoke.under_hood", "smoke.in_cabin"],
  },
  {
    kind: "fire",
    any: ["seen.arcing"],
    when: ["in_dash", "in_cabin", "under_car"],
  },
  {
    kind: "fire",
    any: ["seen.connector_melted"],
    words: /^(?!.*\bplugs?\b.*glow).*(?:fuse|harness|battery|cable|glow|melting|charg|port|handle)/i,
  },
  {
    kind: "fire",
    any: ["smell.burning_electrical", "elec.wires_damaged"],
    words: /burn|melt|smok|electric|acrid|fish/i,
  },
  {
    kind: "fuel",
    any: ["leak.fuel"],
    words: /^(?!.*surface rust)/i,
  },
  {
    kind: "fuel",
    any: ["smell.fuel"],
    notWhen: ["at_tailpipe"],
    notBeside: ["engine.oil_fuel_smell"],
  },
  {
    kind: "fire",
    any: ["smoke.unspecified"],
    when: ["parked"],
  },
];
