import type { CameFrom } from "#shared/schemas/campaign.ts";
import {
  parseMileage,
  type VehicleForm,
  type VehicleInfoRequest,
  VehicleInfoResponse,
} from "#shared/schemas/vehicle-info.ts";
import type { Client } from "./client.ts";

/**
 * POST /api/vehicle-info: opens the session and saves owner and vehicle. The year goes as a number, no mileage as none.
 */
export async function saveVehicleInfo(client: Client, form: VehicleForm, cameFrom?: CameFrom) {
  const miles = parseMileage(form.mileage);
  const body = {
    ...form,
    vehicleYear: Number(form.vehicleYear),
    mileage: miles ?? undefined,
    vin: form.vin.trim() || undefined,
    termsAccepted: true,
    ...(cameFrom && { cameFrom }),
  } satisfies VehicleInfoRequest;
  const answer = VehicleInfoResponse.parse(await client.post("/api/vehicle-info", body));
  if (answer.sessionToken) client.keepToken(answer.sessionToken);
  return answer;
}
