import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { PANELS } from "../knowledge/panels.ts";
import type { Damage } from "./damage.ts";
import type { Drivability } from "./drivability.ts";
import { NO_SIGNS } from "./severity.ts";

const { sensorFault, steeringLost, coolantLost } = KNOWLEDGE.damageWords.implied;
const SENSOR_FAULT = new RegExp(sensorFault);
const STEERING_LOST = new RegExp(steeringLost);
const COOLANT_LOST = new RegExp(coolantLost);

const ROLLS = new Set(["wheel", "tire"]);

/**
 * Damage that a car's own behavior tells of where its part is not named: coolant on the ground is a radiator, a wheel
 * that was hit and steering that does not steer is its suspension, a blind-spot monitor that is unavailable is a
 * sensor.
 */
export function impliedBy(plain: string, text: string, { leak }: Drivability, named: readonly Damage[]): Damage[] {
  if (named.length === 0) return [];
  const has = (id: string) => named.some(({ panel }) => panel.id === id);
  const implied = (id: string, words?: RegExp): Damage[] => {
    const match = words?.exec(plain);
    const [start, end] = match ? [match.index, match.index + match[0].length] : [0, 0];
    const panel = PANELS.find((one) => one.id === id)!;
    const harm = { ...NO_SIGNS, severity: "moderate" as const, broken: true };
    return [{ panel, count: 1, harm, quote: { text: text.slice(start, end), start, end }, guessed: true }];
  };
  const isStruck = named.some(({ panel, harm }) => ROLLS.has(panel.id) && harm.severity !== "light");
  return [
    ...((leak === "coolant" || COOLANT_LOST.test(plain)) && !has("radiator") && !has("water_in_engine")
      ? implied("radiator", COOLANT_LOST)
      : []),
    ...(isStruck && STEERING_LOST.test(plain) && !has("suspension") ? implied("suspension", STEERING_LOST) : []),
    ...(SENSOR_FAULT.test(plain) && !has("sensor") ? implied("sensor", SENSOR_FAULT) : []),
  ];
}
