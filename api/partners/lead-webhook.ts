import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
import { diagnostics, issues, leads, partners, users } from "../db/schema/index.ts";

const listens = () =>
  and(isNotNull(partners.webhookUrl), isNotNull(partners.confirmedAt), eq(partners.disabled, false));

/** Does this partner want its leads posted? */
export const hasWebhook = async (tx: Transaction, key: string): Promise<boolean> =>
  (await tx.$count(partners, and(eq(partners.key, key), listens()))) > 0;

/**
 * Where a lead is posted right now: the webhook of the partner it belongs to. Undefined where the partner has none any
 * more or is switched off, or where the owner has said since that nothing is to be shared.
 */
export async function leadWebhook(db: Database, leadId: string): Promise<{ url: string; secret: string } | undefined> {
  const [found] = await db
    .select({ url: partners.webhookUrl, secret: partners.webhookSecret })
    .from(leads)
    .innerJoin(partners, eq(partners.key, leads.partnerKey))
    .innerJoin(diagnostics, eq(diagnostics.id, leads.diagnosticId))
    .innerJoin(issues, eq(issues.id, diagnostics.issueId))
    .innerJoin(users, eq(users.id, issues.userId))
    .where(and(eq(leads.id, leadId), listens(), isNull(users.doNotSellAt)));
  return found && { url: found.url!, secret: found.secret! };
}
