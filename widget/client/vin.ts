import { VinResponse } from "#shared/schemas/vin.ts";
import type { Client } from "./client.ts";

/** POST /api/vin: what a VIN tells of its car. Nothing is stored. */
export const lookUpVin = async (client: Client, vin: string): Promise<VinResponse> =>
  VinResponse.parse(await client.post("/api/vin", { vin }));
