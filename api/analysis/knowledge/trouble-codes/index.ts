import { CODES_BY_CYLINDER } from "./by-cylinder.ts";
import { CHASSIS_AND_BODY_CODES } from "./chassis-and-body.ts";
import { DIESEL_EXHAUST_CODES } from "./diesel-exhaust.ts";
import { EMISSIONS_CODES } from "./emissions.ts";
import { COOLING_CODES, ENGINE_CODES } from "./engine.ts";
import { AIR_CODES, BOOST_CODES, FUEL_CODES } from "./fuel-and-air.ts";
import { HYBRID_CODES } from "./hybrid.ts";
import { MAKERS_CODES } from "./makers.ts";
import { NETWORK_CODES } from "./network.ts";
import { OXYGEN_SENSOR_CODES } from "./oxygen-sensors.ts";
import { CLUTCH_AND_DRIVELINE_CODES, TRANSMISSION_CODES } from "./transmission.ts";
import { POWER_AND_COMPUTER_CODES, VEHICLE_CODES } from "./vehicle.ts";

/** The codes with a meaning here, by system. No code stands in two of them. */
export const CODES_BY_SYSTEM = [
  ENGINE_CODES,
  COOLING_CODES,
  FUEL_CODES,
  AIR_CODES,
  BOOST_CODES,
  OXYGEN_SENSOR_CODES,
  EMISSIONS_CODES,
  DIESEL_EXHAUST_CODES,
  VEHICLE_CODES,
  POWER_AND_COMPUTER_CODES,
  TRANSMISSION_CODES,
  CLUTCH_AND_DRIVELINE_CODES,
  HYBRID_CODES,
  NETWORK_CODES,
  CHASSIS_AND_BODY_CODES,
  CODES_BY_CYLINDER,
] as const;

const MEANINGS: ReadonlyMap<string, string> = new Map(CODES_BY_SYSTEM.flatMap((codes) => Object.entries(codes)));

/**
 * What a trouble code says, in a few plain words: "P0420" → "The catalytic converter cleans too little (bank 1)".
 * The meanings are those of SAE J2012; a maker's own code is told for that `make` (as the catalogue spells it) with the
 * maker's name: "P1326" → "Engine bearings knock: protection mode (Hyundai and Kia)". A code narrows the search and does
 * not name the part. Undefined where the code is rare or means nothing well known on this make.
 */
export function meaningOf(code: string, make?: string): string | undefined {
  const key = code.trim().toUpperCase();
  return MEANINGS.get(key) ?? makersMeaning(key, make);
}

function makersMeaning(code: string, make?: string): string | undefined {
  const found = MAKERS_CODES.find(({ makes, codes }) => code in codes && (!make || makes.includes(make)));
  const meaning = found?.codes[code];
  if (!found || !meaning) return undefined;
  return meaning.endsWith(")") ? `${meaning.slice(0, -1)}, ${found.maker})` : `${meaning} (${found.maker})`;
}
