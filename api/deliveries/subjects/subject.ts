import type { Database } from "../../db/database.ts";
import type { Channel } from "../../db/schema/index.ts";

export interface Letter {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
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

/** One kind of record that is delivered. A record that is gone by now is undefined: then there is nothing to send. */
export interface DeliverySubject {
  channels: readonly Channel[];
  letter(db: Database, recordId: string, addresses: Addresses): Promise<Letter | undefined>;
  notice(db: Database, recordId: string): Promise<Notice | undefined>;
}

interface Definition<Row> {
  read(db: Database, recordId: string): Promise<Row | undefined>;
  letter(row: Row, addresses: Addresses): Letter;
  /** Absent: this is a letter to the owner, and nothing for a webhook. */
  notice?: (row: Row) => Notice;
}

/** A subject of how to read its record and what to say of it. */
export const subject = <Row>({ read, letter, notice }: Definition<Row>): DeliverySubject => ({
  channels: notice ? ["email", "webhook"] : ["email"],
  async letter(db, recordId, addresses) {
    const row = await read(db, recordId);
    return row && letter(row, addresses);
  },
  async notice(db, recordId) {
    const row = await read(db, recordId);
    return row && notice?.(row);
  },
});
