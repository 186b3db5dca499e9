import { and, eq } from "drizzle-orm";
import type { DeletionLinkResponse } from "#shared/schemas/me.ts";
import type { Database } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { deletionRequests } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { deleteAddress } from "./deletion.ts";
import { hashOf, live } from "./deletion-token.ts";

/** This server has no mail server to send the link with. */
export class NoLinksError extends Error {
  override name = "NoLinksError";
}

const LINK_HOURS = 24;
/** Letters to one address in that time: enough for one that was lost, too few to pester anyone. */
const MAX_LETTERS = 3;

/** The answer for every address. */
const ON_ITS_WAY = {
  message: "If we have anything of this address, a link to delete it is on its way there. It works for a day.",
};

/** Deleting by a link sent to the address, for who has no session any more. */
export const createDeletionRequests = (db: Database, outbox: Outbox) => ({
  /**
   * Has a link sent if there is anything of this address. That is looked up when the letter is written, not now: a known
   * and an unknown address take the same steps here. Throws `NoLinksError`.
   */
  async request(typed: string, receipt: Receipt): Promise<DeletionLinkResponse> {
    if (!outbox.sendsEmail) throw new NoLinksError();
    const email = typed.toLowerCase();
    return db.transaction(async (tx) => {
      await receipt.note(tx, ON_ITS_WAY);
      if ((await tx.$count(deletionRequests, and(eq(deletionRequests.email, email), live()))) >= MAX_LETTERS)
        return ON_ITS_WAY;
      const expiresAt = new Date(Date.now() + LINK_HOURS * 60 * 60 * 1000);
      const [row] = await tx
        .insert(deletionRequests)
        .values({ email, expiresAt })
        .returning({ id: deletionRequests.id });
      await outbox.enqueue(tx, { subject: "deletion_link", recordId: row!.id });
      return ON_ITS_WAY;
    });
  },

  /** Deletes what the token is for, and the token with it. False where it is unknown, expired or used. */
  redeem: (token: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [used] = await tx
        .delete(deletionRequests)
        .where(and(eq(deletionRequests.tokenHash, hashOf(token)), live()))
        .returning({ email: deletionRequests.email });
      if (used) await deleteAddress(tx, used.email);
      return used !== undefined;
    }),
});
