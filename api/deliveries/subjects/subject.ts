import type { Database } from "../../db/database.ts";
import type { Channel } from "../../db/schema/index.ts";

export interface EmailMessage {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Where a mail program posts to when the recipient wants no more of these. */
  unsubscribe?: string;
}

/** What a webhook is told: `type` as in "lead.created", `data` as JSON. */
export interface Notice {
  type: string;
  data: object;
}

export interface Addresses {
  /** Where the operator reads. */
  support: string;
  /** The site's own address, which links lead to: "https://repair.example". */
  site: string;
}

/** Where a partner's own program listens, and the "whsec_…" that it shares with us. */
export interface WebhookTarget {
  url: string;
  secret: string;
}

/** Whose program is told: some of what the operator knows is not a partner's to know. */
export type NoticeReader = "operator" | "partner";

/** One kind of record that is delivered. A record that is gone by now is undefined: then there is nothing to send. */
export interface DeliverySubject {
  channels: readonly Channel[];
  letter(db: Database, recordId: string, addresses: Addresses): Promise<EmailMessage | undefined>;
  notice(db: Database, recordId: string, reader: NoticeReader): Promise<Notice | undefined>;
  /** The webhook of the partner whom the record belongs to, as it is set right now; undefined: there is none. */
  partnerWebhook(db: Database, recordId: string): Promise<WebhookTarget | undefined>;
}

interface Definition<Row> {
  read(db: Database, recordId: string): Promise<Row | undefined>;
  letter(row: Row, addresses: Addresses): EmailMessage;
  /** Absent: this is a letter to the owner, and nothing for a webhook. */
  notice?: (row: Row, reader: NoticeReader) => Notice;
  /** Absent: no partner has a part in it. */
  partnerWebhook?: DeliverySubject["partnerWebhook"];
}

/** A subject of how to read its record and what to say of it. */
export const subject = <Row>({ read, letter, notice, partnerWebhook }: Definition<Row>): DeliverySubject => ({
  channels: ["email", ...(notice ? ["webhook" as const] : []), ...(partnerWebhook ? ["partner_webhook" as const] : [])],
  async letter(db, recordId, addresses) {
    const row = await read(db, recordId);
    return row && letter(row, addresses);
  },
  async notice(db, recordId, reader) {
    const row = await read(db, recordId);
    return row && notice?.(row, reader);
  },
  partnerWebhook: async (db, recordId) => partnerWebhook?.(db, recordId),
});
