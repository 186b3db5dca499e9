import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import {
  contactMessages,
  deletionRequests,
  deliveries,
  idempotencyKeys,
  issues,
  photos,
  rateLimits,
  sessions,
  shares,
  users,
} from "../db/schema/index.ts";
import { NO_LOG } from "../log.ts";
import { OWN_ORIGIN, testApp } from "../testing.ts";
import { startRetention } from "./retention.ts";
import { sweep } from "./sweep.ts";

const { call, visit, db } = await testApp();
const MESSAGE = { fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." };
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c63" } })
  .png()
  .toBuffer();

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** A visit with an issue, a photo and a message, last used so many days ago. */
async function visitOf(days: number) {
  const owner = await visit(OWN_ORIGIN);
  const form = new FormData();
  const fields = {
    userId: owner.userId,
    vehicleId: owner.vehicleId,
    issueType: "symptoms",
    description: "It squeals when I brake.",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("files", new File([picture as BlobPart], "a.png"));
  const { issueId } = (await (await owner.call("/api/issue-details", { body: form })).json()) as { issueId: string };
  await owner.call("/api/contact", { body: MESSAGE });
  const [user] = await db.select().from(users).where(eq(users.id, owner.userId));
  await db
    .update(sessions)
    .set({ lastUsedAt: daysAgo(days) })
    .where(eq(sessions.id, user!.sessionId));
  await db
    .update(photos)
    .set({ createdAt: daysAgo(days) })
    .where(eq(photos.issueId, issueId));
  return { issueId };
}
const counts = async () => ({
  sessions: await db.$count(sessions),
  issues: await db.$count(issues),
  photos: await db.$count(photos),
  messages: await db.$count(contactMessages),
});

describe("what is kept", () => {
  it("is everything, however old, where the operator says nothing", async () => {
    await visitOf(4000);
    const before = await counts();
    await sweep(db, {});
    expect(await counts()).toEqual(before);
  });

  it("ends with its time where the operator says so: a visit goes with all that was sent in it", async () => {
    const [old, young] = [await visitOf(31), await visitOf(29)];
    await sweep(db, { days: 30 });
    expect(await db.$count(issues, eq(issues.id, old.issueId))).toBe(0);
    expect(await db.$count(photos, eq(photos.issueId, old.issueId))).toBe(0);
    expect(await db.$count(issues, eq(issues.id, young.issueId))).toBe(1);
  });

  it("may be less of photos than of the rest", async () => {
    const { issueId } = await visitOf(8);
    await sweep(db, { photoDays: 7 });
    expect(await db.$count(photos, eq(photos.issueId, issueId))).toBe(0);
    expect(await db.$count(issues, eq(issues.id, issueId))).toBe(1);
  });

  it("counts messages without a session too, with what of them is not delivered", async () => {
    await call("/api/contact", { body: MESSAGE });
    const [message] = await db
      .insert(contactMessages)
      .values({ ...MESSAGE, createdAt: daysAgo(31) })
      .returning();
    await db.insert(deliveries).values({ subject: "contact", recordId: message!.id, channel: "email" });
    const before = await db.$count(contactMessages);
    await sweep(db, { days: 30 });
    expect(await db.$count(contactMessages)).toBe(before - 1);
    expect(await db.$count(deliveries)).toBe(0);
  });

  it("is swept in batches until nothing is left, by two at once too", async () => {
    const many = Array.from({ length: 450 }, () => ({ ...MESSAGE, createdAt: daysAgo(31) }));
    await db.insert(contactMessages).values(many);
    await Promise.all([sweep(db, { days: 30 }), sweep(db, { days: 30 })]);
    await sweep(db, { days: 30 });
    expect(await db.$count(contactMessages, sql`created_at < now() - interval '30 days'`)).toBe(0);
  });
});

it("what has expired goes anyway: answers kept, counters, links", async () => {
  const owner = await visit(OWN_ORIGIN);
  const { diagnosticId } = await owner.describe();
  await owner.call(`/api/diagnostics/${diagnosticId}/share`, {
    method: "POST",
    headers: { "idempotency-key": "k".repeat(22) },
  });
  await db.insert(deletionRequests).values({ email: "dana@mail.example", expiresAt: new Date() });
  await db.update(shares).set({ expiresAt: new Date() });
  await db.update(idempotencyKeys).set({ createdAt: daysAgo(2) });
  await db.update(rateLimits).set({ expire: Date.now() - 1 });
  await sweep(db, {});
  const left = await Promise.all(
    [shares, idempotencyKeys, deletionRequests, rateLimits].map((table) => db.$count(table)),
  );
  expect(left).toEqual([0, 0, 0, 0]);
});

it("a server sweeps when it starts, as it is configured", async () => {
  const { issueId } = await visitOf(31);
  const retention = startRetention({ db, config: readConfig({ RETENTION_DAYS: "30" }), log: NO_LOG });
  await retention.stop();
  expect(await db.$count(issues, eq(issues.id, issueId))).toBe(0);
});
