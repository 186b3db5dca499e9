/** What a sensor's codes say, with their distance from the sensor's first code. */
const SIGNAL = [
  "electrical fault",
  "signal too low",
  "signal too high",
  "answers too slowly",
  "no activity",
  "heater fault",
] as const;

const HEATER = ["heater: electrical fault", "heater: signal too low", "heater: signal too high"] as const;

const sensor = (first: number, name: string, faults: readonly string[]) =>
  faults.map((fault, i) => [`P${String(first + i).padStart(4, "0")}`, `${name}: ${fault}`] as const);

const FRONT = "Oxygen sensor before the catalytic converter";
const REAR = "Oxygen sensor behind the catalytic converter";

/** Codes of the oxygen sensors: before and behind the converter, on each bank of cylinders. */
export const OXYGEN_SENSOR_CODES: Readonly<Record<string, string>> = Object.fromEntries([
  ...sensor(30, `${FRONT} (bank 1)`, HEATER),
  ...sensor(36, `${REAR} (bank 1)`, HEATER),
  ...sensor(50, `${FRONT} (bank 2)`, HEATER),
  ...sensor(56, `${REAR} (bank 2)`, HEATER),
  ...sensor(130, `${FRONT} (bank 1)`, SIGNAL),
  ...sensor(136, `${REAR} (bank 1)`, SIGNAL),
  ...sensor(150, `${FRONT} (bank 2)`, SIGNAL),
  ...sensor(156, `${REAR} (bank 2)`, SIGNAL),
  ["P0053", `${FRONT} (bank 1): heater resistance wrong`],
  ["P0054", `${REAR} (bank 1): heater resistance wrong`],
  ["P2096", "Mixture too lean behind the catalytic converter (bank 1)"],
  ["P2097", "Mixture too rich behind the catalytic converter (bank 1)"],
  ["P2098", "Mixture too lean behind the catalytic converter (bank 2)"],
  ["P2099", "Mixture too rich behind the catalytic converter (bank 2)"],
  ["P2195", `${FRONT} (bank 1): stuck at lean`],
  ["P2196", `${FRONT} (bank 1): stuck at rich`],
  ["P2197", `${FRONT} (bank 2): stuck at lean`],
  ["P2198", `${FRONT} (bank 2): stuck at rich`],
  ["P2237", `${FRONT} (bank 1): pump current circuit open`],
  ["P2270", `${REAR} (bank 1): stuck at lean`],
  ["P2271", `${REAR} (bank 1): stuck at rich`],
  ["P2272", `${REAR} (bank 2): stuck at lean`],
  ["P2273", `${REAR} (bank 2): stuck at rich`],
  ["P2A00", `${FRONT} (bank 1): reads implausibly`],
  ["P2A01", `${REAR} (bank 1): reads implausibly`],
  ["P2A03", `${FRONT} (bank 2): reads implausibly`],
]);
