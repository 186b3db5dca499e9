import type { System } from "#shared/schemas/diagnostic.ts";
import type { Cause } from "../cause.ts";
import type { Area } from "../nhtsa-components.ts";

/** Where NHTSA files the causes of a system. Systems that it scatters over several components have none. */
const BY_SYSTEM: Partial<Record<System, Area>> = {
  brakes: "brakes",
  steering: "steering",
  suspension: "suspension",
  wheels_tires: "wheels_tires",
  transmission: "power_train",
  clutch: "power_train",
  driveline: "power_train",
  engine: "engine",
  cooling: "engine",
  fuel: "fuel",
  electrical: "electrical",
  starting_charging: "electrical",
  hybrid_ev: "electrical",
  body: "body",
  airbag_safety: "restraints",
};

/** Causes that NHTSA files elsewhere than most of their system. */
export const FILED_ELSEWHERE: Readonly<Partial<Record<Area, readonly string[]>>> = {
  speed_control: [
    "accelerator-pedal-sensor",
    "unintended-acceleration-floor-mat",
    "electronic-throttle-fault",
    "cruise-control-fault",
  ],
  lighting: [
    "headlight-bulb",
    "headlight-wiring",
    "headlight-switch-or-relay",
    "headlight-lens-clouded",
    "brake-or-tail-bulb",
    "tail-lamp-circuit",
    "brake-light-switch",
    "turn-signal-bulb",
    "turn-signal-switch-or-flasher",
  ],
  assistance: ["backup-camera", "parking-sensor", "radar-or-camera-misaligned"],
  body: ["door-lock-actuator", "trunk-latch-electric", "seat-motor", "seat-heater"],
  visibility: [
    "wiper-motor",
    "wiper-blades",
    "washer-pump",
    "window-regulator",
    "window-switch",
    "power-mirror-fault",
    "sunroof-fault",
    "sunroof-glass-shattered",
    "windshield-chip",
    "windshield-cracked",
    "windshield-leak",
  ],
};

const BY_CAUSE: ReadonlyMap<string, Area> = new Map(
  Object.entries(FILED_ELSEWHERE).flatMap(([area, ids]) => ids.map((id) => [id, area as Area] as const)),
);

/** The area under which NHTSA would count the cause; undefined where that is not clear. */
export const areaOfCause = ({ id, system }: Cause): Area | undefined => BY_CAUSE.get(id) ?? BY_SYSTEM[system];
