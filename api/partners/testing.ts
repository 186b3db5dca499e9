import type { Database } from "../db/database.ts";
import { partners } from "../db/schema/index.ts";
import { setOrigins } from "./accounts.ts";
import { newPartnerSecret, secretHash } from "./secrets.ts";

type Row = typeof partners.$inferInsert;

/** A partner whom the operator took in, with these sites and what else is given. Answers its secret. */
export async function addPartner(db: Database, { origins, ...row }: Partial<Row> & { key: string; origins: string[] }) {
  const secret = newPartnerSecret();
  await db.transaction(async (tx) => {
    await tx
      .insert(partners)
      .values({ name: row.key, confirmedAt: new Date(), secretHash: secretHash(secret), ...row });
    await setOrigins(tx, row.key, origins);
  });
  return secret;
}
