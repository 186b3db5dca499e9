import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { partnerConfirmations, partners } from "../../db/schema/index.ts";
import { createAccounts } from "../../partners/accounts.ts";
import { secretHash } from "../../partners/secrets.ts";

/** Of confirmations whose time is not over. */
export const live = () => gt(partnerConfirmations.expiresAt, new Date());

/**
 * The token for the letter of a registration, which makes one it has had before void, and how many sites it is for.
 * Undefined where the registration is over.
 */
export async function writeConfirmation(db: Database, id: string) {
  const [waiting] = await db
    .select({ key: partners.key, email: partners.email })
    .from(partnerConfirmations)
    .innerJoin(partners, eq(partners.key, partnerConfirmations.partnerKey))
    .where(and(eq(partnerConfirmations.id, id), live()));
  if (!waiting) return undefined;
  const token = randomBytes(32).toString("base64url");
  await db
    .update(partnerConfirmations)
    .set({ tokenHash: secretHash(token) })
    .where(eq(partnerConfirmations.id, id));
  const account = await createAccounts(db).byKey(waiting.key);
  return account && { email: waiting.email!, sites: account.origins.length, token };
}
