import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { contactMessages, deliveries, sessions, users } from "../db/schema/index.ts";
import { OWN_ORIGIN, testApp } from "../testing.ts";
import { DeliveryError } from "./delivery-error.ts";
import { createDeliveryWorker, type Outcome } from "./delivery-worker.ts";
import type { EmailMessage } from "./subjects/subject.ts";

const { visit, db } = await testApp();
const letters: EmailMessage[] = [];
const reports: Outcome[] = [];
let fails: Error | undefined;
const worker = createDeliveryWorker({
  db,
  mailer: {
    async send(letter) {
      if (fails) throw fails;
      letters.push(letter);
    },
  },
  addresses: { support: "help@repair.example", site: OWN_ORIGIN },
  report: (outcome) => reports.push(outcome),
});

/** A message of a visitor, on its way. */
async function waitingMessage() {
  letters.length = 0;
  reports.length = 0;
  fails = undefined;
  const owner = await visit(OWN_ORIGIN);
  const [user] = await db.select().from(users).where(eq(users.id, owner.userId));
  const { sessionId } = user!;
  const message = { sessionId, fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." };
  const [record] = await db.insert(contactMessages).values(message).returning();
  const [delivery] = await db
    .insert(deliveries)
    .values({ sessionId, subject: "contact", recordId: record!.id, channel: "email" })
    .returning();
  const row = async () => (await db.select().from(deliveries).where(eq(deliveries.id, delivery!.id)))[0];
  return { id: delivery!.id, recordId: record!.id, sessionId, row };
}

it("what was deleted with its session before it went out is not sent, and leaves nothing behind", async () => {
  const { id, sessionId, row } = await waitingMessage();
  await db.delete(sessions).where(eq(sessions.id, sessionId));
  expect(await row()).toBeUndefined();
  await worker.handle(id);
  expect([letters, reports]).toEqual([[], []]);
});

it("a delivery whose record is gone goes too", async () => {
  const { id, recordId, row } = await waitingMessage();
  await db.delete(contactMessages).where(eq(contactMessages.id, recordId));
  await worker.handle(id);
  expect(letters).toEqual([]);
  expect(await row()).toBeUndefined();
});

it("what is through is not sent again when its job comes twice", async () => {
  const { id, row } = await waitingMessage();
  await worker.handle(id);
  await worker.handle(id);
  await worker.giveUp(id);
  expect(letters).toHaveLength(1);
  expect(await row()).toMatchObject({ state: "delivered", attempts: 1 });
});

it("a failure is noted and passed to the queue; after the last one the delivery is dead", async () => {
  const { id, row } = await waitingMessage();
  fails = new DeliveryError("The mail server refused it with code 451.");
  await expect(worker.handle(id)).rejects.toBe(fails);
  await expect(worker.handle(id)).rejects.toBe(fails);
  expect(await row()).toMatchObject({ state: "waiting", attempts: 2, failure: fails.message });
  await worker.giveUp(id);
  expect(await row()).toMatchObject({ state: "dead", attempts: 2, failure: fails.message });
  expect(reports.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "dead"]);
});
