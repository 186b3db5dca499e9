import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import * as schema from "./db/schema/index.ts";
import { outboxOf } from "./modules/me/testing.ts";
import { FOREIGN_ORIGIN, OWN_ORIGIN, testApp } from "./testing.ts";

/** The same app twice on one database: one to live in, and one whose statements are counted. */
const { db, url, call, visit } = await testApp({ outbox: outboxOf });
const statements: string[] = [];
const client = postgres(url, { max: 1, onnotice: () => {}, debug: (_, query) => statements.push(query) });
afterAll(() => client.end());
const counted = createApp({
  db: drizzle({ client, schema, casing: "snake_case" }),
  config: readConfig({ RATE_LIMIT_SCALE: "1000" }),
  analyse: () => ({}),
  outbox: await outboxOf({ db }),
});

/** Somebody who has one of everything. */
async function person() {
  const visitor = await visit(OWN_ORIGIN);
  const ids = await visitor.describe();
  const { token } = (await (
    await visitor.call(`/api/diagnostics/${ids.diagnosticId}/share`, { method: "POST" })
  ).json()) as { token: string };
  return { ...visitor, ...ids, token };
}
type Person = Awaited<ReturnType<typeof person>>;
const [alice, bob] = [await person(), await person()];
const [shop] = await db.select().from(schema.shops).limit(1);
const NOBODY = "0190a0a0-0000-7000-8000-000000000000";
const MALFORMED = ["x", "null", "-1", "%00", "1%27or%271%27=%271", `${NOBODY}0`];

type Attack = (id: string) => { path: string; method?: string; body?: object };
const answer = { answers: [{ questionId: "q", optionId: "o" }] };

/** Every call that names a record, by each id that could be another's. `victim` says which id of theirs fits. */
const NAMING: Record<string, { victim: keyof Person; attack: Attack }[]> = {
  "GET /api/issues/{issueId}": [{ victim: "issueId", attack: (id) => ({ path: `/api/issues/${id}` }) }],
  "GET /api/diagnostics/{diagnosticId}": [
    { victim: "diagnosticId", attack: (id) => ({ path: `/api/diagnostics/${id}` }) },
  ],
  "GET /api/diagnostics/by-issue/{issueId}": [
    { victim: "issueId", attack: (id) => ({ path: `/api/diagnostics/by-issue/${id}` }) },
  ],
  "GET /api/shop-recommendations/{diagnosticId}": [
    { victim: "diagnosticId", attack: (id) => ({ path: `/api/shop-recommendations/${id}` }) },
  ],
  "POST /api/diagnostics/{diagnosticId}/answers": [
    { victim: "diagnosticId", attack: (id) => ({ path: `/api/diagnostics/${id}/answers`, body: answer }) },
  ],
  "POST /api/diagnostics/{diagnosticId}/share": [
    { victim: "diagnosticId", attack: (id) => ({ path: `/api/diagnostics/${id}/share`, method: "POST" }) },
  ],
  "DELETE /api/diagnostics/{diagnosticId}/share": [
    { victim: "diagnosticId", attack: (id) => ({ path: `/api/diagnostics/${id}/share`, method: "DELETE" }) },
  ],
  "POST /api/diagnostics/{diagnosticId}/email": [
    { victim: "diagnosticId", attack: (id) => ({ path: `/api/diagnostics/${id}/email`, method: "POST" }) },
  ],
  "POST /api/issue-details": (["userId", "vehicleId"] as const).map((victim) => ({
    victim,
    attack: (id) => ({ path: "/api/issue-details", body: { ...described(), [victim]: id } }),
  })),
  "POST /api/managed-repair": (["userId", "issueId", "diagnosticId"] as const).map((victim) => ({
    victim,
    attack: (id) => ({ path: "/api/managed-repair", body: { ...wish(), [victim]: id } }),
  })),
  "POST /api/feedback": [
    { victim: "issueId", attack: (id) => ({ path: "/api/feedback", body: { issueId: id, feedback: "Mine." } }) },
  ],
  "POST /api/leads": [
    { victim: "diagnosticId", attack: (id) => ({ path: "/api/leads", body: { diagnosticId: id, shopId: shop!.id } }) },
  ],
};
const described = () => ({
  userId: alice.userId,
  vehicleId: alice.vehicleId,
  issueType: "symptoms",
  description: "It squeals when I brake.",
});
const wish = () => ({ userId: alice.userId, issueId: alice.issueId, diagnosticId: alice.diagnosticId });

/** Calls of one's own session alone, without an id that could be swapped. */
const OWN_ONLY = ["GET /api/issue-details/wait", "GET /api/me/export", "DELETE /api/me", "POST /api/me/do-not-sell"];

/** Calls of a partner, by its secret: see `modules/partner/partner.test.ts` for one partner against another. */
const PARTNER_ONLY: Record<string, object | undefined> = {
  "GET /api/partner": undefined,
  "PATCH /api/partner": { name: "Mine" },
  "POST /api/partner/secret": undefined,
  "PUT /api/partner/webhook": { url: "https://hooks.example/leads" },
  "DELETE /api/partner/webhook": undefined,
  "GET /api/partner/leads": undefined,
};

/** Calls for everyone: they name no record, or one by a secret that is the permission. */
const FOR_EVERYONE = [
  "POST /api/vehicle-info",
  "POST /api/vin",
  "POST /api/contact",
  "POST /api/me/deletion-requests",
  "POST /api/me/deletions",
  "POST /api/letters/confirmations",
  "POST /api/letters/unsubscribe",
  "GET /api/shared/{token}",
  "POST /api/partners",
  "POST /api/partners/confirmations",
  "GET /api/partners/allowed",
  "GET /api/known-issues",
  "GET /api/shops",
  "GET /api/regional-shops",
  "GET /api/places-shops",
  "GET /api/health",
  "GET /api/health/live",
  "GET /api/health/ready",
];

it("every call of the API is known here: to be attacked, one's own alone, a partner's, or for everyone", async () => {
  const { paths } = (await (await call("/api/openapi.json")).json()) as { paths: Record<string, object> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(
    [...Object.keys(NAMING), ...OWN_ONLY, ...Object.keys(PARTNER_ONLY), ...FOR_EVERYONE].sort(),
  );
});

it.each(Object.entries(PARTNER_ONLY))(
  "%s is a 401 for visitors, with their session or none, and for secrets nobody was given",
  async (name, body) => {
    const [method, path] = name.split(" ") as [string, string];
    const others: Record<string, string>[] = [
      {},
      alice.session,
      { authorization: `Bearer rps_${"A".repeat(43)}` },
      { authorization: "Bearer ' or 1=1 --" },
      { authorization: `Basic ${"A".repeat(43)}` },
    ];
    for (const headers of others)
      expect((await call(path, { method, headers, ...(body && { body }) })).status).toBe(401);
  },
);

/** What is stored of somebody, as far as they can see it, and how much of everything there is. */
async function everythingOf(somebody: Person) {
  const {
    exportedAt: _,
    session: __,
    ...data
  } = (await (await somebody.call("/api/me/export")).json()) as Record<string, unknown>;
  return data;
}

const ATTACKS = Object.entries(NAMING).flatMap(([name, attacks]) =>
  attacks.map(({ victim, attack }) => [name, victim, attack] as const),
);

describe.each(ATTACKS)("%s with another's %s", (_, victim, attack) => {
  const ask = async (by: typeof call, id: string) => {
    const { path, ...init } = attack(id);
    const response = await by(path, init);
    return { status: response.status, type: response.headers.get("content-type"), body: await response.text() };
  };

  it("is a 404 like an unknown and a malformed id, and neither reads nor changes anything", async () => {
    const [before, own] = [await everythingOf(bob), await everythingOf(alice)];
    const stolen = await ask(alice.call, bob[victim] as string);
    expect(stolen.status).toBe(404);
    expect(stolen.body).not.toContain(bob[victim] as string);
    for (const id of [NOBODY, ...MALFORMED]) expect(await ask(alice.call, id)).toEqual(stolen);
    expect(await everythingOf(bob)).toEqual(before);
    expect(await everythingOf(alice)).toEqual(own);
  });

  it("takes the same statements as an unknown id, so that no clock can tell them apart", async () => {
    const as: typeof call = (path, { body, headers, ...init } = {}) =>
      counted.handle(
        new Request(`http://localhost${path}`, {
          method: body ? "POST" : "GET",
          ...init,
          ...(body && { body: JSON.stringify(body) }),
          headers: { "content-type": "application/json", ...headers, ...alice.session },
        }),
      );
    const statementsFor = async (id: string) => {
      statements.length = 0;
      await ask(as, id);
      return [...statements];
    };
    // The first call prepares its statements.
    await statementsFor(NOBODY);
    const [unknown, others] = [await statementsFor(NOBODY), await statementsFor(bob[victim] as string)];
    expect(others).toEqual(unknown);
    expect(unknown.length).toBeGreaterThan(0);
  });

  it("is a 401 without a session, with a foreign page's borrowed cookie and with a token nobody was given", async () => {
    const { path, ...init } = attack(bob[victim] as string);
    const forged: Record<string, string>[] = [
      {},
      { ...bob.session, origin: FOREIGN_ORIGIN },
      { ...bob.session, origin: "null" },
      { ...bob.session, "sec-fetch-site": "cross-site" },
      { authorization: `Bearer ${"A".repeat(43)}` },
    ];
    for (const headers of forged) expect((await call(path, { ...init, headers })).status).toBe(401);
  });
});

describe("a session's end", () => {
  it("ends every call of it: the records are there, and nobody reaches them by the old cookie", async () => {
    const carol = await person();
    await db.update(schema.sessions).set({ expiresAt: new Date() });
    for (const { path, ...init } of ATTACKS.map(([, victim, attack]) => attack(carol[victim] as string)))
      expect((await carol.call(path, init)).status, path).toBe(401);
    for (const name of OWN_ONLY) {
      const [method, path] = name.split(" ") as [string, string];
      expect((await carol.call(path, { method })).status, name).toBe(401);
    }
  });
});
