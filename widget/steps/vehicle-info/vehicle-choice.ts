import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { years } from "#shared/catalogue/years.ts";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";

/** The year this was written in: no clock is right that shows an earlier one. */
const EARLIEST_TODAY = 2026;

/** The model years to choose from, newest first. A clock set back must not hide the newest cars. */
export const modelYears = (today = new Date()) =>
  years(today.getFullYear() < EARLIEST_TODAY ? new Date(EARLIEST_TODAY, 0) : today).map(String);

/** A saved form without a make or model that the catalogue does not know. */
export function knownVehicle(form: VehicleForm): VehicleForm {
  const vehicleMake = makes.includes(form.vehicleMake) ? form.vehicleMake : "";
  const vehicleModel = modelsOf(vehicleMake).includes(form.vehicleModel) ? form.vehicleModel : "";
  return { ...form, vehicleMake, vehicleModel };
}
