import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";

/** A saved form without a make or model that the catalogue does not know. */
export function knownVehicle(form: VehicleForm): VehicleForm {
  const vehicleMake = makes.includes(form.vehicleMake) ? form.vehicleMake : "";
  const vehicleModel = modelsOf(vehicleMake).includes(form.vehicleModel) ? form.vehicleModel : "";
  return { ...form, vehicleMake, vehicleModel };
}
