import { describe, expect, it } from "vitest";
import { readEvidence } from "../../reading/read.ts";
import { judgeSafety } from "../judge-safety.ts";
import { AIRBAGS_AND_BELTS } from "./airbags-and-belts.ts";
import { ALL_SORTS } from "./all-sorts.ts";
import { BRAKES } from "./brakes.ts";
import { DOORS_GLASS_AND_LIGHTS } from "./doors-glass-and-lights.ts";
import { EXHAUST_GAS } from "./exhaust-gas.ts";
import { FIRE_AND_SMOKE } from "./fire-and-smoke.ts";
import { FUEL } from "./fuel.ts";
import { HIGH_VOLTAGE } from "./high-voltage.ts";
import { LOSS_OF_DRIVE } from "./loss-of-drive.ts";
import { OIL } from "./oil.ts";
import { OVERHEATING } from "./overheating.ts";
import { OWN_ACCELERATION } from "./own-acceleration.ts";
import { ROLLING_AWAY } from "./rolling-away.ts";
import { STEERING } from "./steering.ts";
import type { Told } from "./told.ts";
import { WHEELS_AND_SUSPENSION } from "./wheels-and-suspension.ts";

const TOPICS: Record<string, Told> = {
  "airbags and belts": AIRBAGS_AND_BELTS,
  "all sorts": ALL_SORTS,
  brakes: BRAKES,
  "doors glass and lights": DOORS_GLASS_AND_LIGHTS,
  "exhaust gas": EXHAUST_GAS,
  "fire and smoke": FIRE_AND_SMOKE,
  fuel: FUEL,
  "high voltage": HIGH_VOLTAGE,
  "loss of drive": LOSS_OF_DRIVE,
  oil: OIL,
  overheating: OVERHEATING,
  "own acceleration": OWN_ACCELERATION,
  "rolling away": ROLLING_AWAY,
  steering: STEERING,
  "wheels and suspension": WHEELS_AND_SUSPENSION,
};

const levelOf = (text: string) => judgeSafety(readEvidence(text).facts).level;

for (const [topic, { stop = [], atLeastSoon = [], notStop = [], calm = [] }] of Object.entries(TOPICS))
  describe(`what owners write about ${topic}`, () => {
    if (stop.length > 0) it.each(stop)("stops the car: %s", (text) => expect(levelOf(text)).toBe("stop"));
    if (atLeastSoon.length > 0)
      it.each(atLeastSoon)("is urgent: %s", (text) => expect(["stop", "soon"]).toContain(levelOf(text)));
    if (notStop.length > 0)
      it.each(notStop)("does not stop the car: %s", (text) => expect(levelOf(text)).not.toBe("stop"));
    if (calm.length > 0)
      it.each(calm)("alarms nobody: %s", (text) => expect(["none_found", "unknown"]).toContain(levelOf(text)));
  });
