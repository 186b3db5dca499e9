import { type ManagedRepairRequest, ManagedRepairResponse } from "#shared/schemas/managed-repair.ts";
import type { Client } from "./client.ts";

/** POST /api/managed-repair. Whatever the answer holds beyond being OK, the request is made. */
export async function requestManagedRepair(
  client: Client,
  body: ManagedRepairRequest,
): Promise<{ available: boolean }> {
  const answer = ManagedRepairResponse.safeParse(await client.post("/api/managed-repair", body));
  return { available: answer.success && answer.data.available };
}
