import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { contactMessages, deliveries, feedback, issues, leads, managedRepairs, users } from "../../db/schema/index.ts";
import { nationalPhone } from "../../shops/phone.ts";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Something that people sent, with how far it has come. */
export interface InboxItem {
  id: string;
  at: Date;
  /** Who, and in a few words what. */
  heading: string;
  text: string;
  deliveries: DeliveryRow[];
}

export interface Inbox {
  sections: { title: string; total: number; items: InboxItem[] }[];
  /** Given up after the last attempt, letters to owners among them. */
  dead: DeliveryRow[];
}

type Listed = Omit<InboxItem, "deliveries">;

/** The newest `limit` of each kind, newest first, and every delivery that was given up. */
export async function listInbox(db: Database, limit: number): Promise<Inbox> {
  const kinds: [title: string, total: number, items: Listed[]][] = [
    ["Contact messages", await db.$count(contactMessages), await messages(db, limit)],
    ["Feedback", await db.$count(feedback), await opinions(db, limit)],
    ["Managed repair requests", await db.$count(managedRepairs), await wishes(db, limit)],
    ["Leads for shops", await db.$count(leads), await leadsForShops(db, limit)],
  ];
  const ids = kinds.flatMap(([, , items]) => items.map(({ id }) => id));
  const sent = await db.select().from(deliveries).where(inArray(deliveries.recordId, ids));
  const dead = await db.select().from(deliveries).where(eq(deliveries.state, "dead")).orderBy(desc(deliveries.id));
  const withDeliveries = (item: Listed) => ({
    ...item,
    deliveries: sent.filter(({ recordId }) => recordId === item.id),
  });
  return {
    sections: kinds.map(([title, total, items]) => ({ title, total, items: items.map(withDeliveries) })),
    dead,
  };
}

async function messages(db: Database, limit: number): Promise<Listed[]> {
  const rows = await db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(limit);
  return rows.map(({ id, createdAt, fullName, email, subject, message }) => ({
    id,
    at: createdAt,
    heading: `${fullName} <${email}>: ${subject}`,
    text: message,
  }));
}

async function opinions(db: Database, limit: number): Promise<Listed[]> {
  const rows = await db
    .select({ id: feedback.id, at: feedback.createdAt, text: feedback.feedback, name: users.name, email: users.email })
    .from(feedback)
    .innerJoin(issues, eq(issues.id, feedback.issueId))
    .innerJoin(users, eq(users.id, issues.userId))
    .orderBy(desc(feedback.id))
    .limit(limit);
  return rows.map(({ name, email, ...row }) => ({ ...row, heading: `${name} <${email}>` }));
}

async function wishes(db: Database, limit: number): Promise<Listed[]> {
  const rows = await db
    .select({ wish: managedRepairs, issue: issues, user: users })
    .from(managedRepairs)
    .innerJoin(issues, eq(issues.id, managedRepairs.issueId))
    .innerJoin(users, eq(users.id, managedRepairs.userId))
    .orderBy(desc(managedRepairs.id))
    .limit(limit);
  return rows.map(({ wish, issue, user }) => ({
    id: wish.id,
    at: wish.createdAt,
    heading: `${user.name} <${user.email}> in ${wish.zipCode}${wish.available ? "" : ", not offered there yet"}`,
    text: issue.description,
  }));
}

async function leadsForShops(db: Database, limit: number): Promise<Listed[]> {
  const rows = await db.select().from(leads).orderBy(desc(leads.id)).limit(limit);
  return rows.map(({ id, createdAt, shopName, shopEmail, sent }) => ({
    id,
    at: createdAt,
    heading: `${sent.name} <${sent.email}>${sent.phone ? `, ${nationalPhone(sent.phone)}` : ""} asks ${shopName} (${shopEmail ?? "no e-mail address"})`,
    text: `${sent.vehicle}: ${sent.issue}\n${sent.causes.join("; ")}`,
  }));
}
