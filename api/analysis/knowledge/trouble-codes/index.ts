import { BODY_AND_NETWORK_CODES } from "./body-and-network.ts";
import { CODES_BY_CYLINDER } from "./by-cylinder.ts";
import { EMISSIONS_CODES } from "./emissions.ts";
import { ENGINE_CODES } from "./engine.ts";
import { FUEL_AND_AIR_CODES } from "./fuel-and-air.ts";
import { HYBRID_CODES } from "./hybrid.ts";
import { OXYGEN_SENSOR_CODES } from "./oxygen-sensors.ts";
import { TRANSMISSION_CODES } from "./transmission.ts";
import { VEHICLE_CODES } from "./vehicle.ts";

const MEANINGS: ReadonlyMap<string, string> = new Map(
  [
    ENGINE_CODES,
    FUEL_AND_AIR_CODES,
    OXYGEN_SENSOR_CODES,
    EMISSIONS_CODES,
    VEHICLE_CODES,
    TRANSMISSION_CODES,
    HYBRID_CODES,
    BODY_AND_NETWORK_CODES,
    CODES_BY_CYLINDER,
  ].flatMap((codes) => Object.entries(codes)),
);

/** The codes with a meaning here, for tests and lists. */
export const KNOWN_CODES: readonly string[] = [...MEANINGS.keys()];

/**
 * What a trouble code says, in a few plain words: "P0420" → "The catalytic converter cleans too little (bank 1)".
 * The meanings are those of SAE J2012; a code narrows the search and does not name the part. Undefined where the code
 * is the maker's own or rare.
 */
export const meaningOf = (code: string): string | undefined => MEANINGS.get(code.trim().toUpperCase());
