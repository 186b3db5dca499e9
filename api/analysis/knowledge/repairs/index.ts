import type { Repair } from "../repair.ts";
import { bodyAndSafety } from "./body-and-safety.ts";
import { brakes } from "./brakes.ts";
import { climate } from "./climate.ts";
import { cooling } from "./cooling.ts";
import { driveline } from "./driveline.ts";
import { emissionsAndExhaust } from "./emissions-and-exhaust.ts";
import { engine } from "./engine.ts";
import { hybridAndElectric } from "./hybrid-and-electric.ts";
import { ignitionAndFuel } from "./ignition-and-fuel.ts";
import { lightsAndComfort } from "./lights-and-comfort.ts";
import { services } from "./services.ts";
import { startingAndCharging } from "./starting-and-charging.ts";
import { steering } from "./steering.ts";
import { suspension } from "./suspension.ts";
import { transmission } from "./transmission.ts";
import { wheelsAndTires } from "./wheels-and-tires.ts";

/** Every repair we can price. */
export const REPAIRS: readonly Repair[] = [
  ...brakes,
  ...startingAndCharging,
  ...lightsAndComfort,
  ...engine,
  ...ignitionAndFuel,
  ...emissionsAndExhaust,
  ...cooling,
  ...climate,
  ...transmission,
  ...driveline,
  ...suspension,
  ...steering,
  ...wheelsAndTires,
  ...bodyAndSafety,
  ...hybridAndElectric,
  ...services,
];

const byId = new Map(REPAIRS.map((repair) => [repair.id, repair]));

/** The repair with this id. Throws on an id that no repair has: ids come from our own knowledge, never from a user. */
export function repairById(id: string): Repair {
  const repair = byId.get(id);
  if (!repair) throw new Error(`No repair has the id "${id}"`);
  return repair;
}
