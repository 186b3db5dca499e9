import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { PartnerLeads } from "#shared/schemas/partner-leads.ts";
import type { Database } from "../db/database.ts";
import { diagnostics, issues, leads, users, vehicles } from "../db/schema/index.ts";
import { partnerLead } from "./partner-lead.ts";

/**
 * The leads of one partner, newest first, as many as `limit` from the one after `before` on. Those of owners who have
 * said since that nothing of theirs is to be shared are not among them.
 */
export async function leadsOf(
  db: Database,
  partnerKey: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<PartnerLeads> {
  const rows = await db
    .select({
      id: leads.id,
      createdAt: leads.createdAt,
      shopId: leads.shopId,
      shopName: leads.shopName,
      sent: leads.sent,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      mileage: vehicles.mileage,
      issueType: issues.issueType,
      cameFrom: users.cameFrom,
    })
    .from(leads)
    .innerJoin(diagnostics, eq(diagnostics.id, leads.diagnosticId))
    .innerJoin(issues, eq(issues.id, diagnostics.issueId))
    .innerJoin(vehicles, eq(vehicles.id, issues.vehicleId))
    .innerJoin(users, eq(users.id, issues.userId))
    .where(
      and(
        eq(leads.partnerKey, partnerKey),
        isNull(users.doNotSellAt),
        before === undefined ? undefined : lt(leads.id, before),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit).map(partnerLead);
  return { leads: shown, next: rows.length > limit ? shown.at(-1)!.id : null };
}
