import { and, eq } from "drizzle-orm";
import type { PartnerRegistration, PartnerRequest } from "#shared/schemas/partner.ts";
import type { Database, Transaction } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { partnerConfirmations, partners } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { countLetter, RecipientRefusedError } from "../../deliveries/recipients.ts";
import { createAccounts, setOrigins } from "../../partners/accounts.ts";
import { newPartnerKey, newPartnerSecret, newWebhookSecret, secretHash } from "../../partners/secrets.ts";
import { TERMS_VERSION } from "../vehicle-info/service.ts";
import { live } from "./confirmation-token.ts";

/** This server has no mail server to send the link with. */
export class NoMailError extends Error {
  override name = "NoMailError";
}

const LINK_HOURS = 24;

const MESSAGE =
  "We sent a link to your e-mail address. Open it within a day: until then the key is refused on every page, and afterwards the registration is deleted.";

/** Counts a letter to the address; false where it has had enough of them, or wants none. */
const mayGetLetter = (tx: Transaction, email: string) =>
  countLetter(tx, email).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RecipientRefusedError) return false;
      throw error;
    },
  );

/** What a receipt keeps: no secret. */
interface Registered {
  key: string;
  secrets?: { secret: string; webhookSecret?: string };
}

/** Partners who register by themselves. */
export function createRegistrations(db: Database, outbox: Outbox) {
  const accounts = createAccounts(db);

  /**
   * Stores the partner, not confirmed yet, and has the letter sent. What is known of the address or sites changes
   * nothing.
   */
  const store = ({ email: typed, origins, name, look, webhookUrl }: PartnerRequest, receipt: Receipt) =>
    db.transaction(async (tx): Promise<Registered> => {
      const email = typed.toLowerCase();
      const key = newPartnerKey();
      const secret = newPartnerSecret();
      const webhook = webhookUrl === undefined ? undefined : { webhookUrl, webhookSecret: newWebhookSecret() };
      await tx.insert(partners).values({
        ...{ key, name, email, look, ...webhook },
        secretHash: secretHash(secret),
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: new Date(),
      });
      await setOrigins(tx, key, origins);
      const [confirmation] = await tx
        .insert(partnerConfirmations)
        .values({ partnerKey: key, expiresAt: new Date(Date.now() + LINK_HOURS * 60 * 60 * 1000) })
        .returning({ id: partnerConfirmations.id });
      // Whatever is known of the address, the answer is the same.
      if (await mayGetLetter(tx, email))
        await outbox.enqueue(tx, { subject: "partner_confirmation", recordId: confirmation!.id });
      await receipt.note(tx, { key } satisfies Registered);
      return { key, secrets: { secret, ...(webhook && { webhookSecret: webhook.webhookSecret }) } };
    });

  /** Sent again: the secrets of before are stored nowhere, here are others. */
  async function reissue(key: string) {
    const secret = await accounts.renewSecret(key);
    const account = await accounts.byKey(key);
    if (!secret || !account) return undefined;
    const webhook = account.webhookUrl === null ? undefined : await accounts.setWebhook(key, account.webhookUrl);
    return { secret, ...(webhook && { webhookSecret: webhook.webhookSecret }) };
  }

  return {
    /** Throws `NoMailError`. */
    async register(request: PartnerRequest, receipt: Receipt): Promise<Registered> {
      if (!outbox.sendsEmail) throw new NoMailError();
      return store(request, receipt);
    },

    /** The answer to a registration just made, or made before; undefined where it has been deleted since. */
    async answer({ key, secrets }: Registered): Promise<PartnerRegistration | undefined> {
      const issued = secrets ?? (await reissue(key));
      return issued && { key, ...issued, confirmation: "pending", message: MESSAGE };
    },

    /**
     * Confirms the partner whom the token is for; the token works once. Undefined where it is unknown, expired or used.
     */
    confirm: (token: string) =>
      db.transaction(async (tx) => {
        const [used] = await tx
          .delete(partnerConfirmations)
          .where(and(eq(partnerConfirmations.tokenHash, secretHash(token)), live()))
          .returning({ key: partnerConfirmations.partnerKey });
        if (!used) return undefined;
        const [partner] = await tx
          .update(partners)
          .set({ confirmedAt: new Date() })
          .where(eq(partners.key, used.key))
          .returning({ key: partners.key, name: partners.name });
        return partner;
      }),
  };
}
