import { type LeadRequest, LeadResponse, type SentToShop } from "#shared/schemas/lead.ts";
import type { Client } from "./client.ts";

/**
 * POST /api/leads: asks a shop to contact the owner. Hands back what the shop is told; undefined where the answer does
 * not say.
 */
export async function askShop(client: Client, lead: LeadRequest): Promise<SentToShop | undefined> {
  return LeadResponse.safeParse(await client.post("/api/leads", lead)).data?.sent;
}
