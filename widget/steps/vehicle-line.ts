import { mileage } from "#shared/format/distance.ts";
import type { VehicleForm } from "#shared/schemas/vehicle-info.ts";
import type { Texts } from "../texts/en.ts";
import type { OrderField } from "../ui/OrderStrip/OrderStrip.tsx";

/** The strip's fields of the vehicle, from the saved form or from the record. */
export function vehicleFields(
  t: Texts["order"],
  vehicle: { year: string | number; make: string; model: string; miles: number | undefined; zipCode: string },
): OrderField[] {
  return [
    { name: t.vehicle, value: [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(" ") },
    { name: t.mileage, value: vehicle.miles ? mileage(vehicle.miles) : "" },
    { name: t.zip, value: vehicle.zipCode },
  ];
}

/** "2012 Honda Civic" */
export const vehicleName = (form: VehicleForm) => `${form.vehicleYear} ${form.vehicleMake} ${form.vehicleModel}`;
