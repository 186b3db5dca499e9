import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mailRecipients, shops, users } from "../../db/schema/index.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, testApp } from "../../testing.ts";
import { outboxOf } from "./testing.ts";

const { call, visit, db } = await testApp({ outbox: outboxOf });
const [shop] = await db.select().from(shops).limit(1);

/** A visitor who has sent one of everything. */
async function busyVisitor(origin = OWN_ORIGIN) {
  const owner = await visit(origin);
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c63" } })
    .png()
    .toBuffer();
  const form = new FormData();
  const fields = {
    userId: owner.userId,
    vehicleId: owner.vehicleId,
    issueType: "symptoms",
    description: "It squeals when I brake.",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("files", new File([photo as BlobPart], "wheel.png"));
  const ids = (await (await owner.call("/api/issue-details", { body: form })).json()) as {
    issueId: string;
    diagnosticId: string;
  };
  // All these visitors gave one address: else it would have had enough letters for a day.
  await db.delete(mailRecipients);
  const statuses = [
    await owner.call("/api/feedback", { body: { issueId: ids.issueId, feedback: "It was the pads." } }),
    await owner.call("/api/managed-repair", { body: { userId: owner.userId, ...ids } }),
    await owner.call("/api/leads", {
      body: { diagnosticId: ids.diagnosticId, shopId: shop!.id, phone: "480-555-0134" },
    }),
    await owner.call("/api/contact", {
      body: { fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." },
    }),
    await owner.call(`/api/diagnostics/${ids.diagnosticId}/share`, { method: "POST" }),
    await owner.call(`/api/diagnostics/${ids.diagnosticId}/email`, {
      method: "POST",
      headers: { "idempotency-key": "k".repeat(32) },
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  const [user] = await db.select().from(users).where(eq(users.id, owner.userId));
  return { ...owner, ...ids, sessionId: user!.sessionId };
}

/** Every table that hangs on sessions by foreign keys, with the way there: "photos" by issues, users. */
async function personalTables() {
  const links = await db.execute<{ child: string; parent: string; column: string }>(sql`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype = 'c' and c.connamespace = 'public'::regnamespace`);
  const conditions = new Map([["sessions", "id = $session"]]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { child, parent, column } of links)
      if (!conditions.has(child) && conditions.has(parent)) {
        conditions.set(child, `${column} in (select id from ${parent} where ${conditions.get(parent)})`);
        grew = true;
      }
  }
  return conditions;
}
const tables = await personalTables();

/** How many rows each personal table has of a session. */
async function rowsOf(sessionId: string) {
  const counts: Record<string, number> = {};
  for (const [table, condition] of tables) {
    const [row] = await db.execute<{ count: number }>(
      `select count(*)::int as count from ${table} where ${condition.replaceAll("$session", `'${sessionId}'`)}`,
    );
    counts[table] = row!.count;
  }
  return counts;
}
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

describe("GET /api/me/export", () => {
  it("gives all that is stored of the session: every table that hangs on it, photos included", async () => {
    const owner = await busyVisitor();
    await busyVisitor();
    const response = await owner.call("/api/me/export");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="repair-assist-data.json"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    const data = (await response.json()) as Record<string, object[]> & { session: object; photos: { bytes: string }[] };

    const counts = await rowsOf(owner.sessionId);
    for (const [table, count] of Object.entries(counts))
      expect(count, `${table} has nothing to tell`).toBeGreaterThan(0);
    // Answers to repeated requests are copies of what is exported anyway, for a day.
    const { sessions: one, idempotency_keys: _copies, ...lists } = counts;
    expect(one).toBe(1);
    expect(data.session).toMatchObject({ id: owner.sessionId });
    for (const [table, count] of Object.entries(lists))
      expect([table, data[camel(table)]?.length]).toEqual([table, count]);
    const picture = await sharp(Buffer.from(data.photos[0]!.bytes, "base64")).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(["jpeg", 30, 20]);
  });

  it("tells no token and no hash of one, and nothing of another session", async () => {
    const [owner, stranger] = [await busyVisitor(), await busyVisitor()];
    const text = await (await owner.call("/api/me/export")).text();
    expect(text).toContain(owner.issueId);
    for (const id of [stranger.userId, stranger.issueId, stranger.diagnosticId, stranger.sessionId])
      expect(text).not.toContain(id);
    expect(text).not.toMatch(/token/i);
  });

  it("needs the session", async () => {
    const owner = await busyVisitor();
    expect((await call("/api/me/export")).status).toBe(401);
    expect((await call("/api/me/export", { headers: { ...owner.session, origin: FOREIGN_ORIGIN } })).status).toBe(401);
    expect(
      (await call("/api/me/export", { headers: { ...owner.session, "sec-fetch-site": "cross-site" } })).status,
    ).toBe(401);
  });
});

describe("DELETE /api/me", () => {
  it("deletes all of the session, what is not delivered yet included, and nothing of others", async () => {
    const [owner, stranger] = [await busyVisitor(), await busyVisitor()];
    const before = await rowsOf(stranger.sessionId);
    expect((await rowsOf(owner.sessionId)).deliveries).toBeGreaterThan(0);
    const response = await owner.call("/api/me", { method: "DELETE" });
    expect([response.status, await response.json()]).toEqual([200, { deleted: true }]);
    expect(response.headers.get("set-cookie")).toMatch(/^repair_assist_session=; Path=\/; Max-Age=0; HttpOnly/);
    expect(Object.values(await rowsOf(owner.sessionId)).every((count) => count === 0)).toBe(true);
    expect(await rowsOf(stranger.sessionId)).toEqual(before);
    expect((await owner.call(`/api/issues/${owner.issueId}`)).status).toBe(401);
    expect((await owner.call("/api/me", { method: "DELETE" })).status).toBe(401);
  });

  it("leaves the id of nothing behind, in no table and no job", async () => {
    const owner = await busyVisitor();
    await owner.call("/api/me", { method: "DELETE" });
    const all = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of all)
      expect(
        await db.execute(
          `select 1 from "${name}" t where t::text ~ '${[owner.userId, owner.issueId, owner.sessionId].join("|")}'`,
        ),
        name,
      ).toHaveLength(0);
  });

  it("works from a foreign page with its token, and never with our cookie", async () => {
    const guest = await visit(FOREIGN_ORIGIN);
    const owner = await visit(OWN_ORIGIN);
    const forged = { ...owner.session, origin: FOREIGN_ORIGIN };
    expect((await call("/api/me", { method: "DELETE", headers: forged })).status).toBe(401);
    const response = await guest.call("/api/me", { method: "DELETE" });
    expect([response.status, response.headers.has("set-cookie")]).toEqual([200, false]);
    expect((await owner.call("/api/issues/x")).status).toBe(404);
  });

  it("while something is being sent: either it is stored and gone with the rest, or refused in a sentence", async () => {
    for (let round = 0; round < 8; round++) {
      const owner = await visit(OWN_ORIGIN);
      const issue = {
        userId: owner.userId,
        vehicleId: owner.vehicleId,
        issueType: "symptoms",
        description: "It squeals when I brake.",
      };
      const [sent] = await Promise.all([
        owner.call("/api/issue-details", { body: issue }),
        owner.call("/api/me", { method: "DELETE" }),
      ]);
      expect([200, 401, 404]).toContain(sent.status);
      expect(await db.$count(users, eq(users.id, owner.userId))).toBe(0);
    }
  });
});

/** Posts of a session, each of which writes at several places that deletion empties. */
const POSTS = {
  "an issue": (owner) =>
    owner.call("/api/issue-details", {
      body: { userId: owner.userId, vehicleId: owner.vehicleId, issueType: "symptoms", description: "It squeals." },
      headers: { "idempotency-key": crypto.randomUUID() },
    }),
  "another car": (owner) =>
    owner.call("/api/vehicle-info", { body: HONDA, headers: { "idempotency-key": crypto.randomUUID() } }),
  "a lead": (owner) =>
    owner.call("/api/leads", {
      body: { diagnosticId: owner.diagnosticId, shopId: shop!.id },
      headers: { "idempotency-key": crypto.randomUUID() },
    }),
  "a wish for managed repair": (owner) => {
    const { userId, issueId, diagnosticId } = owner;
    return owner.call("/api/managed-repair", { body: { userId, issueId, diagnosticId } });
  },
  "an objection to sale": (owner) => owner.call("/api/me/do-not-sell", { method: "POST" }),
} satisfies Record<string, (owner: Described) => Promise<Response>>;
type Described = Awaited<ReturnType<typeof described>>;

async function described() {
  const owner = await visit(OWN_ORIGIN);
  return { ...owner, ...(await owner.describe("It squeals when I brake.")) };
}

it.each(Object.keys(POSTS) as (keyof typeof POSTS)[])(
  "deletion beside %s, at any moment of it: it is done, all of it, and nobody gets a 500",
  async (kind) => {
    const owners = await Promise.all(Array.from({ length: 24 }, described));
    for (const [round, owner] of owners.entries()) {
      const posts = Promise.all([1, 2].map(() => POSTS[kind](owner)));
      await Bun.sleep(round / 3);
      const gone = await owner.call("/api/me", { method: "DELETE" });
      expect(gone.status).toBe(200);
      for (const { status } of await posts) expect([200, 401, 404]).toContain(status);
      expect(await db.$count(users, eq(users.id, owner.userId))).toBe(0);
    }
  },
);
