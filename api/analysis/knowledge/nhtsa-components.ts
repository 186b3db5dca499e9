import type { System } from "#shared/schemas/diagnostic.ts";

/**
 * The parts of a car as NHTSA's complaints name them, told in our systems. NHTSA sorts by broad components ("POWER
 * TRAIN"), so a component may be about several systems, and its complaints are counted by area. The judgement which
 * system belongs to which component is ours.
 */

/** What complaints are counted by, as a sentence names it: "… name {the brakes}". */
export const AREAS = {
  brakes: "the brakes",
  steering: "the steering",
  suspension: "the suspension",
  wheels_tires: "the wheels and tires",
  power_train: "the transmission or driveline",
  engine: "the engine or its cooling",
  fuel: "the fuel or propulsion system",
  speed_control: "the gas pedal or speed control",
  electrical: "the electrical system",
  lighting: "the lights",
  assistance: "driver assistance or cameras",
  body: "the body or its latches",
  visibility: "the windows or wipers",
  restraints: "the airbags or seat belts",
} as const;

export type Area = keyof typeof AREAS;

interface Component {
  area: Area;
  /** The systems a complaint about it may mean, the commonest first. */
  systems: readonly System[];
}

/** By the beginning of NHTSA's wording; the longest that fits counts. What is not here tells nothing of a system. */
const COMPONENTS: Readonly<Record<string, Component>> = {
  "SERVICE BRAKES": { area: "brakes", systems: ["brakes"] },
  "PARKING BRAKE": { area: "brakes", systems: ["brakes"] },
  "ELECTRONIC STABILITY CONTROL": { area: "brakes", systems: ["brakes"] },
  "TRACTION CONTROL": { area: "brakes", systems: ["brakes"] },
  STEERING: { area: "steering", systems: ["steering"] },
  SUSPENSION: { area: "suspension", systems: ["suspension"] },
  TIRES: { area: "wheels_tires", systems: ["wheels_tires"] },
  WHEELS: { area: "wheels_tires", systems: ["wheels_tires"] },
  "POWER TRAIN": { area: "power_train", systems: ["transmission", "driveline", "clutch"] },
  "POWER TRAIN:AUTOMATIC TRANSMISSION": { area: "power_train", systems: ["transmission"] },
  "POWER TRAIN:MANUAL TRANSMISSION": { area: "power_train", systems: ["transmission", "clutch"] },
  "POWER TRAIN:CLUTCH": { area: "power_train", systems: ["clutch"] },
  "POWER TRAIN:AXLE": { area: "power_train", systems: ["driveline"] },
  "POWER TRAIN:DRIVELINE": { area: "power_train", systems: ["driveline"] },
  ENGINE: { area: "engine", systems: ["engine", "cooling", "ignition", "exhaust", "emissions"] },
  "ENGINE AND ENGINE COOLING:COOLING SYSTEM": { area: "engine", systems: ["cooling"] },
  "ENGINE AND ENGINE COOLING:EXHAUST SYSTEM": { area: "engine", systems: ["exhaust", "emissions"] },
  "FUEL/PROPULSION SYSTEM": { area: "fuel", systems: ["fuel", "hybrid_ev", "emissions"] },
  "FUEL SYSTEM": { area: "fuel", systems: ["fuel", "emissions"] },
  "HYBRID PROPULSION SYSTEM": { area: "fuel", systems: ["hybrid_ev"] },
  "VEHICLE SPEED CONTROL": { area: "speed_control", systems: ["fuel", "electrical"] },
  "ELECTRICAL SYSTEM": { area: "electrical", systems: ["electrical", "starting_charging", "ignition", "hybrid_ev"] },
  "ELECTRICAL SYSTEM:ALTERNATOR": { area: "electrical", systems: ["starting_charging"] },
  "ELECTRICAL SYSTEM:BATTERY": { area: "electrical", systems: ["starting_charging"] },
  "ELECTRICAL SYSTEM:12V": { area: "electrical", systems: ["starting_charging"] },
  "ELECTRICAL SYSTEM:STARTER": { area: "electrical", systems: ["starting_charging"] },
  "ELECTRICAL SYSTEM:IGNITION": { area: "electrical", systems: ["starting_charging", "ignition"] },
  "ELECTRICAL SYSTEM:PROPULSION": { area: "electrical", systems: ["hybrid_ev"] },
  "EXTERIOR LIGHTING": { area: "lighting", systems: ["electrical"] },
  "INTERIOR LIGHTING": { area: "lighting", systems: ["electrical"] },
  "FORWARD COLLISION AVOIDANCE": { area: "assistance", systems: ["electrical"] },
  "LANE DEPARTURE": { area: "assistance", systems: ["electrical"] },
  "BACK OVER PREVENTION": { area: "assistance", systems: ["electrical"] },
  STRUCTURE: { area: "body", systems: ["body"] },
  "LATCHES/LOCKS/LINKAGES": { area: "body", systems: ["body", "electrical"] },
  SEATS: { area: "body", systems: ["body", "electrical"] },
  VISIBILITY: { area: "visibility", systems: ["body", "electrical"] },
  "VISIBILITY:DEFROSTER": { area: "visibility", systems: ["hvac", "electrical"] },
  "AIR BAGS": { area: "restraints", systems: ["airbag_safety"] },
  "SEAT BELTS": { area: "restraints", systems: ["airbag_safety"] },
};

const LONGEST_FIRST = Object.entries(COMPONENTS).sort(([a], [b]) => b.length - a.length);

/** One field may hold several components: "STEERING,SERVICE BRAKES, HYDRAULIC" is two, for a name's own comma has a space. */
function componentsIn(field: string): Component[] {
  return field
    .toUpperCase()
    .split(/,(?! )/)
    .flatMap((name) => LONGEST_FIRST.find(([start]) => name.trim().startsWith(start))?.[1] ?? []);
}

/** The areas that a complaint's component field names, each once. */
export const areasOf = (field: string): readonly Area[] => [...new Set(componentsIn(field).map(({ area }) => area))];

/** The systems that a complaint's component field may mean; none for "UNKNOWN OR OTHER" and what is not part of a car. */
export const systemsOf = (field: string): readonly System[] => [
  ...new Set(componentsIn(field).flatMap(({ systems }) => systems)),
];
