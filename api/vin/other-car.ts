import { resolveModel } from "../analysis/vehicle/resolve-model.ts";
import type { VinReading } from "./read-vin.ts";
import * as SAYS from "./sentences.ts";

interface Chosen {
  vehicleYear: number;
  vehicleMake: string;
  vehicleModel: string;
}

/** A sentence where a VIN is of another car than the one chosen; undefined where nothing that it tells speaks against it. */
export function otherCar({ year, make, model }: VinReading, chosen: Chosen): string | undefined {
  const { vehicleYear, vehicleMake, vehicleModel } = chosen;
  const meant = resolveModel(vehicleMake, vehicleModel);
  const differs = (told: string | undefined, said: string) => told !== undefined && told !== said;
  const isOther =
    (year !== undefined && year !== vehicleYear) ||
    differs(make, meant.make ?? vehicleMake) ||
    differs(model, meant.model ?? vehicleModel);
  if (!isOther) return undefined;
  return SAYS.otherCar([year, make, model].filter(Boolean).join(" "), `${vehicleYear} ${vehicleMake} ${vehicleModel}`);
}
