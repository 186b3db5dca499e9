import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
import { mailRecipients } from "../db/schema/index.ts";

/** A letter that may not go to this address now. The message is a sentence for who asked for it. */
export class RecipientRefusedError extends Error {
  override name = "RecipientRefusedError";
  readonly reason: "unsubscribed" | "asked" | "enough";

  constructor(reason: RecipientRefusedError["reason"]) {
    super(SENTENCES[reason]);
    this.reason = reason;
  }
}

/** Letters to one address in a day, whoever asks for them. */
const LETTERS_A_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

const SENTENCES = {
  unsubscribed: "This address has told us to send it no letters. Write to us on the contact page to change that.",
  asked: "We have sent a link to this address today. Please open it first, and look among the spam, too.",
  enough: `We have sent this address ${LETTERS_A_DAY} letters today. Please try again tomorrow.`,
} satisfies Record<RecipientRefusedError["reason"], string>;

type Recipient = typeof mailRecipients.$inferSelect;

const hashOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest();

/**
 * Counts a letter to an address that anybody may have typed, in the transaction that puts it into the outbox. `asks`:
 * it asks whether a request is the recipient's own; until that is answered, or for a day, no other does. Throws
 * `RecipientRefusedError`.
 */
export async function countLetter(tx: Transaction, email: string, { asks = false } = {}): Promise<void> {
  const { id, letters, countedSince, askedAt, unsubscribedAt } = await lockRecipient(tx, email);
  const isRecent = (time: Date | null) => time !== null && Date.now() - time.getTime() < DAY_MS;
  if (unsubscribedAt) throw new RecipientRefusedError("unsubscribed");
  if (asks && isRecent(askedAt)) throw new RecipientRefusedError("asked");
  const sent = isRecent(countedSince) ? letters : 0;
  if (sent >= LETTERS_A_DAY) throw new RecipientRefusedError("enough");
  await tx
    .update(mailRecipients)
    .set({
      letters: sent + 1,
      ...(sent === 0 && { countedSince: new Date() }),
      ...(asks && { askedAt: new Date() }),
    })
    .where(eq(mailRecipients.id, id));
}

async function lockRecipient(tx: Transaction, email: string): Promise<Recipient> {
  await knowRecipient(tx, email);
  const [recipient] = await tx
    .select()
    .from(mailRecipients)
    .where(eq(mailRecipients.addressHash, hashOf(email)))
    .for("update");
  return recipient!;
}

const knowRecipient = (db: Database | Transaction, email: string) =>
  db
    .insert(mailRecipients)
    .values({ addressHash: hashOf(email) })
    .onConflictDoNothing();

/** The address has answered: the next request of somebody may ask it again. */
export const noteAnswer = (tx: Transaction, recipientId: string) =>
  tx.update(mailRecipients).set({ askedAt: null }).where(eq(mailRecipients.id, recipientId));

/** Forgets how many letters an address was sent; that it wants none is kept. */
export const forgetRecipient = (tx: Transaction, email: string) =>
  tx
    .delete(mailRecipients)
    .where(and(eq(mailRecipients.addressHash, hashOf(email)), isNull(mailRecipients.unsubscribedAt)));

/** Deletes what is kept of addresses that nothing was sent to for a while, unless they want no letters. */
export const sweepRecipients = (db: Database) =>
  db
    .delete(mailRecipients)
    .where(and(isNull(mailRecipients.unsubscribedAt), sql`${mailRecipients.countedSince} < now() - interval '7 days'`));

/** What the token of a letter stands for. */
export interface LetterToken {
  recipientId: string;
  /** The record that the letter is about. */
  recordId: string;
}

const ID_BYTES = 16;
const MAC_BYTES = 16;

/**
 * The token for the links in a letter about a record, or undefined where the address wants no letters: then none is
 * sent. It holds no address, is stored nowhere, and only who has the letter knows it.
 */
export async function letterToken(db: Database, email: string, recordId: string): Promise<string | undefined> {
  await knowRecipient(db, email);
  const [recipient] = await db
    .select()
    .from(mailRecipients)
    .where(eq(mailRecipients.addressHash, hashOf(email)));
  if (!recipient || recipient.unsubscribedAt) return undefined;
  const ids = Buffer.concat([bytesOf(recipient.id), bytesOf(recordId)]);
  return Buffer.concat([ids, macOf(recipient, ids)]).toString("base64url");
}

/** What a token stands for, or undefined where it is none of ours. */
export async function readLetterToken(db: Database, token: string): Promise<LetterToken | undefined> {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * ID_BYTES + MAC_BYTES) return undefined;
  const ids = bytes.subarray(0, 2 * ID_BYTES);
  const recipientId = idOf(ids.subarray(0, ID_BYTES));
  const [recipient] = await db.select().from(mailRecipients).where(eq(mailRecipients.id, recipientId));
  if (!recipient || !timingSafeEqual(bytes.subarray(2 * ID_BYTES), macOf(recipient, ids))) return undefined;
  return { recipientId, recordId: idOf(ids.subarray(ID_BYTES)) };
}

/** Is this the address of the recipient? */
export async function isAddressOf(db: Database | Transaction, recipientId: string, email: string): Promise<boolean> {
  const condition = and(eq(mailRecipients.id, recipientId), eq(mailRecipients.addressHash, hashOf(email)));
  return (await db.$count(mailRecipients, condition)) > 0;
}

/** From now on the address is sent no letter but one that deletes what is stored of it. */
export const unsubscribe = (db: Database, recipientId: string) =>
  db
    .update(mailRecipients)
    .set({ unsubscribedAt: new Date() })
    .where(and(eq(mailRecipients.id, recipientId), isNull(mailRecipients.unsubscribedAt)));

const macOf = ({ linkKey }: Recipient, ids: Buffer) =>
  createHmac("sha256", linkKey).update(ids).digest().subarray(0, MAC_BYTES);

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
