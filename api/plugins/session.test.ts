import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions, users } from "../db/schema/index.ts";
import { createSessionStore } from "../db/session-store.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, testApp } from "../testing.ts";

const { call, visit, db } = await testApp();
const overHttps = await testApp({ environment: { PUBLIC_URL: "https://repair.example" } });

const start = (headers: Record<string, string> = {}, from = call) =>
  from("/api/vehicle-info", { body: HONDA, headers });
const bodyOf = async (response: Response) => (await response.json()) as Record<string, string>;
const UNKNOWN = "/api/issues/0190a0a0-0000-7000-8000-000000000000";
/** 404 where the session counts, 401 where it does not. */
const statusWith = async (headers: Record<string, string>) => (await call(UNKNOWN, { headers })).status;

describe("on our own origin", () => {
  it.each<[string, Record<string, string>]>([
    ["by its name", { origin: OWN_ORIGIN }],
    ["without Origin, as the browser says it is ours", { "sec-fetch-site": "same-origin" }],
    ["for a program, which sends neither", {}],
  ])("the session is a cookie that scripts cannot read, and the token is not in the body (%s)", async (_, headers) => {
    const response = await start(headers);
    expect(response.headers.get("set-cookie")).toMatch(
      /^repair_assist_session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/i,
    );
    expect(Object.keys(await bodyOf(response))).toEqual(["userId", "vehicleId"]);
  });

  it("over https the cookie is Secure and bound to this host by its name", async () => {
    const response = await start({ origin: "https://repair.example" }, overHttps.call);
    const cookie = response.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^__Host-repair_assist_session=[\w-]{43}; Path=\/;/);
    expect(cookie).toContain("Secure");
    expect(cookie).not.toContain("Domain");
  });
});

describe("on any other origin", () => {
  it.each<[string, Record<string, string>]>([
    ["a blog", { origin: FOREIGN_ORIGIN }],
    ["a sandboxed frame", { origin: "null" }],
    ["our host in another scheme", { origin: "https://localhost:3000" }],
    ["our host on another port", { origin: "http://localhost:3001" }],
    ["a neighbour that sends no Origin", { "sec-fetch-site": "same-site" }],
    ["a stranger that sends no Origin", { "sec-fetch-site": "cross-site" }],
  ])("the session is a token and no cookie is set (%s)", async (_, headers) => {
    const response = await start(headers);
    expect(response.headers.has("set-cookie")).toBe(false);
    const { sessionToken } = await bodyOf(response);
    expect(sessionToken).toMatch(/^[\w-]{43}$/);
    expect(await statusWith({ ...headers, authorization: `Bearer ${sessionToken}` })).toBe(404);
  });

  it("the cookie is not read, whatever the method", async () => {
    const owner = await visit(OWN_ORIGIN);
    const { issueId } = await owner.describe();
    for (const origin of [FOREIGN_ORIGIN, "null", "http://localhost:3001"]) {
      const headers = { ...owner.session, origin };
      expect((await call(`/api/issues/${issueId}`, { headers })).status).toBe(401);
      expect((await call("/api/feedback", { headers, body: { issueId, feedback: "forged" } })).status).toBe(401);
    }
    const neighbour = { ...owner.session, "sec-fetch-site": "same-site" };
    expect((await call(`/api/issues/${issueId}`, { headers: neighbour })).status).toBe(401);
  });

  it("a visitor who brings our cookie gets a session of its own", async () => {
    const owner = await visit(OWN_ORIGIN);
    const response = await start({ ...owner.session, origin: FOREIGN_ORIGIN });
    const { userId, sessionToken } = await bodyOf(response);
    expect(owner.session.cookie).not.toContain(sessionToken);
    const sessionOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]!.sessionId;
    expect(await sessionOf(userId!)).not.toBe(await sessionOf(owner.userId));
  });
});

describe("a session", () => {
  it("is kept when step 1 is sent again with it, by cookie and by token", async () => {
    for (const origin of [OWN_ORIGIN, FOREIGN_ORIGIN]) {
      const owner = await visit(origin);
      const { issueId } = await owner.describe();
      const again = await owner.call("/api/vehicle-info", { body: { ...HONDA, vehicleModel: "Accord" } });
      expect(again.headers.has("set-cookie")).toBe(false);
      const { sessionToken } = await bodyOf(again);
      expect(sessionToken).toBe(owner.session.authorization?.replace("Bearer ", ""));
      expect((await owner.call(`/api/issues/${issueId}`)).status).toBe(200);
    }
  });

  it("is stored as a hash: the token is nowhere in the database", async () => {
    const owner = await visit(FOREIGN_ORIGIN);
    const token = owner.session.authorization!.replace("Bearer ", "");
    const rows = await db.execute<{ row: string }>(sql`select sessions::text as row from sessions`);
    const tokenInHex = Buffer.from(token, "base64url").toString("hex");
    for (const { row } of rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(tokenInHex);
    }
  });

  it.each([
    "Bearer",
    "Bearer x",
    `Bearer ${"A".repeat(43)}`,
    `Bearer ${"A".repeat(10_000)}`,
    `Basic ${"A".repeat(43)}`,
    "Bearer \u00e9",
  ])("does not come of the header %j", async (authorization) => {
    expect(await statusWith({ authorization })).toBe(401);
  });

  it("does not come of a broken cookie", async () => {
    for (const cookie of [
      "repair_assist_session",
      "repair_assist_session=%00",
      "=;=",
      "repair_assist_session=%E0%A4%A",
    ])
      expect(await statusWith({ cookie })).toBe(401);
  });

  it("asks for nothing of a visitor who has none but to start again", async () => {
    const response = await call(UNKNOWN);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("the end of a session", () => {
  const DAY = 24 * 60 * 60 * 1000;
  let today = new Date("2026-01-01T12:00:00Z");
  const store = createSessionStore(db, { idleDays: 10, absoluteDays: 15, now: () => today });
  const open = async () => {
    today = new Date("2026-01-01T12:00:00Z");
    return db.transaction((tx) => store.open(tx, { origin: null }));
  };
  const daysLater = (days: number) => {
    today = new Date(new Date("2026-01-01T12:00:00Z").getTime() + days * DAY);
  };

  it("comes when it was not used for the idle time", async () => {
    const { id, token } = await open();
    daysLater(9.9);
    const idle = await open();
    daysLater(9.9);
    expect(await store.find(token)).toMatchObject({ id });
    daysLater(10.1);
    expect(await store.find(idle.token)).toBeUndefined();
  });

  it("is put off by use, but not past its greatest age", async () => {
    const { token } = await open();
    daysLater(9);
    expect(await store.find(token)).toBeDefined();
    daysLater(14.9);
    expect(await store.find(token)).toBeDefined();
    daysLater(15.1);
    expect(await store.find(token)).toBeUndefined();
  });

  it("is a 401, and the next step 1 opens a new one", async () => {
    const owner = await visit(OWN_ORIGIN);
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await owner.call(UNKNOWN)).status).toBe(401);
    const response = await owner.call("/api/vehicle-info", { body: HONDA });
    expect(response.headers.get("set-cookie")).toContain("repair_assist_session=");
  });
});
