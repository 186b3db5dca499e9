import { type Codes, run, SIMPLE_CONTROL } from "./pattern.ts";

const SIGNAL = [
  ": electrical fault",
  ": signal too low",
  ": signal too high",
  ": answers too slowly",
  ": no activity",
  ": heater fault",
];
const HEATER = SIMPLE_CONTROL.map((fault) => `, heater${fault}`);
const STUCK = [": stuck at lean", ": stuck at rich"];

const FRONT = "Oxygen sensor before the catalytic converter";
const REAR = "Oxygen sensor behind the catalytic converter";
const [BANK_1, BANK_2] = ["bank 1", "bank 2"];

/** Codes of the oxygen sensors: before and behind the converter, on each bank of cylinders. */
export const OXYGEN_SENSOR_CODES: Codes = {
  ...run("P0030", FRONT, HEATER, BANK_1),
  ...run("P0036", REAR, HEATER, BANK_1),
  ...run("P0050", FRONT, HEATER, BANK_2),
  ...run("P0056", REAR, HEATER, BANK_2),
  ...run("P0130", FRONT, SIGNAL, BANK_1),
  ...run("P0136", REAR, SIGNAL, BANK_1),
  ...run("P0150", FRONT, SIGNAL, BANK_2),
  ...run("P0156", REAR, SIGNAL, BANK_2),
  ...run("P2195", FRONT, STUCK, BANK_1),
  ...run("P2197", FRONT, STUCK, BANK_2),
  ...run("P2270", REAR, STUCK, BANK_1),
  ...run("P2272", REAR, STUCK, BANK_2),
  ...run("P2237", FRONT, [": pump current circuit open", ": pump current low", ": pump current high"], BANK_1),
  ...run("P2240", FRONT, [": pump current circuit open", ": pump current low", ": pump current high"], BANK_2),
  ...run("P0053", FRONT, [": heater resistance wrong"], BANK_1),
  ...run("P0054", REAR, [": heater resistance wrong"], BANK_1),
  ...run("P0059", FRONT, [": heater resistance wrong"], BANK_2),
  ...run("P0060", REAR, [": heater resistance wrong"], BANK_2),
  ...run("P2231", FRONT, [": shorted to its heater"], BANK_1),
  ...run("P2232", REAR, [": shorted to its heater"], BANK_1),
  ...run("P2251", FRONT, [": return circuit open"], BANK_1),
  ...run("P2254", FRONT, [": return circuit open"], BANK_2),
  ...run("P2A00", FRONT, [" reads implausibly"], BANK_1),
  ...run("P2A01", REAR, [" reads implausibly"], BANK_1),
  ...run("P2A03", FRONT, [" reads implausibly"], BANK_2),
  ...run("P2A04", REAR, [" reads implausibly"], BANK_2),
};
