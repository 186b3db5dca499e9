import { eq, sql } from "drizzle-orm";
import type { PartnerLook } from "#shared/schemas/partner.ts";
import type { Database, Transaction } from "../db/database.ts";
import { preparedRead } from "../db/prepared-read.ts";
import { partnerOrigins, partners, shops } from "../db/schema/index.ts";
import { newPartnerKey, newPartnerSecret, newWebhookSecret, secretHash } from "./secrets.ts";

/** A partner as it is stored, without what is secret. */
export type Account = Awaited<ReturnType<ReturnType<typeof createAccounts>["list"]>>[number];

export interface AccountChange {
  name?: string | undefined;
  email?: string | undefined;
  origins?: readonly string[] | undefined;
  look?: PartnerLook | undefined;
  ownShopId?: string | undefined;
  disabled?: boolean | undefined;
}

type NewAccount = Omit<AccountChange, "disabled"> & { name: string; origins: readonly string[] };

/** The accounts of partners, for their holders and the operator. Who may do what is asked before. */
export const createAccounts = (db: Database) => {
  const holder = preparedRead(
    db,
    db
      .select({ key: partners.key, disabled: partners.disabled, confirmedAt: partners.confirmedAt })
      .from(partners)
      .where(eq(partners.secretHash, sql.placeholder("hash"))),
  );

  const select = () =>
    db
      .select({
        key: partners.key,
        name: partners.name,
        email: partners.email,
        origins: sql<
          string[]
        >`array(select ${partnerOrigins.origin} from ${partnerOrigins} where ${eq(partnerOrigins.partnerKey, partners.key)} order by 1)`,
        look: partners.look,
        webhookUrl: partners.webhookUrl,
        ownShopId: partners.ownShopId,
        ownShopName: shops.name,
        confirmedAt: partners.confirmedAt,
        disabled: partners.disabled,
        createdAt: partners.createdAt,
      })
      .from(partners)
      .leftJoin(shops, eq(shops.id, partners.ownShopId));

  const set = (key: string, change: Partial<typeof partners.$inferInsert>) =>
    db.update(partners).set(change).where(eq(partners.key, key)).returning({ key: partners.key });

  return {
    /** Whose secret this is, or undefined. */
    bySecret: async (secret: string) => (await holder({ hash: secretHash(secret) }))[0],

    byKey: async (key: string) => (await select().where(eq(partners.key, key)))[0],

    /** All, oldest first. */
    list: () => select().orderBy(partners.createdAt, partners.key),

    /** Takes a partner in whom the operator knows. */
    async add({ origins, ...partner }: NewAccount): Promise<{ key: string; secret: string }> {
      const key = newPartnerKey();
      const secret = newPartnerSecret();
      await db.transaction(async (tx) => {
        await tx.insert(partners).values({ ...partner, key, secretHash: secretHash(secret), confirmedAt: new Date() });
        await setOrigins(tx, key, origins);
      });
      return { key, secret };
    },

    /** Changes what is given; origins replace all there were. False: there is no such partner. */
    change: (key: string, { origins, ...change }: AccountChange): Promise<boolean> =>
      db.transaction(async (tx) => {
        const found = await tx.select({ key: partners.key }).from(partners).where(eq(partners.key, key)).for("update");
        if (found.length === 0) return false;
        if (Object.values(change).some((value) => value !== undefined))
          await tx.update(partners).set(change).where(eq(partners.key, key));
        if (origins) await setOrigins(tx, key, origins);
        return true;
      }),

    /** A new secret in place of the one there is, which is void at once. Undefined: there is no such partner. */
    async renewSecret(key: string): Promise<string | undefined> {
      const secret = newPartnerSecret();
      return (await set(key, { secretHash: secretHash(secret) })).length > 0 ? secret : undefined;
    },

    /** Where leads are posted from now on, and the new secret that signs them. */
    async setWebhook(key: string, url: string): Promise<{ webhookUrl: string; webhookSecret: string }> {
      const webhook = { webhookUrl: url, webhookSecret: newWebhookSecret() };
      await set(key, webhook);
      return webhook;
    },

    async removeWebhook(key: string): Promise<void> {
      await set(key, { webhookUrl: null, webhookSecret: null });
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;

/** Exactly these sites, and each once. */
export async function setOrigins(tx: Transaction, key: string, origins: readonly string[]): Promise<void> {
  const wanted = [...new Set(origins)];
  await tx.delete(partnerOrigins).where(eq(partnerOrigins.partnerKey, key));
  await tx.insert(partnerOrigins).values(wanted.map((origin) => ({ partnerKey: key, origin })));
}
