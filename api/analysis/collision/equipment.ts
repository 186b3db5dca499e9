import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

/** What was told of the car that decides on calibration and lamps; absent where nothing was. */
export interface Equipment {
  /** Cameras or radar that warn or brake. */
  sensors?: boolean;
  lamps?: "led" | "halogen";
}

const WORDS = KNOWLEDGE.damageWords.equipment;
const [SENSORS, NO_SENSORS, LED, HALOGEN] = [WORDS.sensors, WORDS.noSensors, WORDS.led, WORDS.halogen].map(
  (words) => new RegExp(words),
) as [RegExp, RegExp, RegExp, RegExp];

/** Reads a normalized text. */
export function equipmentIn(plain: string): Equipment {
  const sensors = NO_SENSORS.test(plain) ? false : SENSORS.test(plain) ? true : undefined;
  const lamps = LED.test(plain) ? "led" : HALOGEN.test(plain) ? "halogen" : undefined;
  return { ...(sensors !== undefined && { sensors }), ...(lamps && { lamps }) };
}
