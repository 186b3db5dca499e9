import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, describe, expect, it } from "vitest";
import * as schema from "../db/schema/index.ts";
import { partnerOrigins, partners, sessions, users } from "../db/schema/index.ts";
import { createPartners } from "../partners/partners.ts";
import { addPartner } from "../partners/testing.ts";
import { createUnknownKeys } from "../partners/unknown-keys.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, problemOf, testApp } from "../testing.ts";

const { call, db, url } = await testApp();
const SHOP = "https://shop.example";
await addPartner(db, { key: "shop", origins: [SHOP] });
await addPartner(db, { key: "gone", origins: [SHOP], disabled: true });
await addPartner(db, { key: "new", origins: [SHOP], confirmedAt: null });

const from = (origin: string, more: Record<string, string> = {}) =>
  call("/api/health/live", { headers: { origin, ...more } });
const withKey = (origin: string, key: string) => from(origin, { "x-repair-assist-partner": key });

describe("without a partner key", () => {
  it.each([FOREIGN_ORIGIN, OWN_ORIGIN, "null", "http://localhost:5173"])("%s is granted by name", async (origin) => {
    const { headers } = await from(origin);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("access-control-expose-headers")).toBe(
      "Retry-After, RateLimit, RateLimit-Policy, Repair-Assist-Api",
    );
    expect(headers.get("vary")).toBe("Origin");
  });

  it("a request without an Origin gets no grant, but caches learn that it may differ", async () => {
    const { headers } = await call("/api/health/live");
    expect(headers.has("access-control-allow-origin")).toBe(false);
    expect(headers.get("vary")).toBe("Origin");
  });

  it("every answer says the API's version, refusals included", async () => {
    for (const answer of [await from(FOREIGN_ORIGIN), await call("/api/none"), await withKey(SHOP, "none")])
      expect(answer.headers.get("repair-assist-api")).toBe("1");
  });

  it("errors can be read too: an unknown call, a wrong body, one that is too large", async () => {
    const headers = { origin: FOREIGN_ORIGIN };
    const answers = [
      await call("/api/none", { headers }),
      await call("/api/contact", { headers, body: "{" }),
      await call("/api/contact", { headers, body: { message: "x".repeat(300_000) } }),
    ];
    expect(answers.map((a) => a.status)).toEqual([404, 415, 413]);
    for (const answer of answers) expect(answer.headers.get("access-control-allow-origin")).toBe(FOREIGN_ORIGIN);
  });

  it("pages of the site carry no grant", async () => {
    expect(
      (await call("/faqs", { headers: { origin: FOREIGN_ORIGIN } })).headers.has("access-control-allow-origin"),
    ).toBe(false);
  });
});

describe("a preflight", () => {
  const preflight = (path: string, headers: Record<string, string> = {}) =>
    call(path, {
      method: "OPTIONS",
      headers: { origin: FOREIGN_ORIGIN, "access-control-request-method": "POST", ...headers },
    });

  it("is answered without a body, with methods, headers and how long that holds", async () => {
    const response = await preflight("/api/vehicle-info");
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    const { headers } = response;
    expect(headers.get("access-control-allow-origin")).toBe(FOREIGN_ORIGIN);
    expect(headers.get("access-control-allow-methods")).toContain("POST");
    expect(headers.get("access-control-allow-headers")).toBe(
      "Authorization, Content-Type, Idempotency-Key, X-Repair-Assist-Partner",
    );
    expect(headers.get("access-control-max-age")).toBe("600");
  });

  it("does not repeat headers that we do not know", async () => {
    const { headers } = await preflight("/api/vehicle-info", { "access-control-request-headers": "x-evil" });
    expect(headers.get("access-control-allow-headers")).not.toContain("evil");
  });

  it("needs a method asked for: a plain OPTIONS is not one", async () => {
    expect((await call("/api/vehicle-info", { method: "OPTIONS", headers: { origin: FOREIGN_ORIGIN } })).status).toBe(
      405,
    );
  });
});

describe("a partner key that is nobody's", () => {
  const asked: string[] = [];
  const watched = postgres(url, { debug: (_, query) => void asked.push(query) });
  const partnersSeen = createPartners(drizzle({ client: watched, schema, casing: "snake_case" }));
  const lookUps = () => asked.filter((query) => query.includes('"partners"')).length;
  afterAll(() => watched.end());
  const refusal = (key: string) => partnersSeen.standing(key, SHOP);

  it("costs the database one look, however often it is sent, and counts like any other call", async () => {
    for (let i = 0; i < 50; i++) expect((await refusal("nobody-here")).refusal).toContain("unknown");
    expect(lookUps()).toBe(1);
    const left = async () =>
      Number(/"read-address";r=(\d+)/.exec((await call("/api/shops", asShop)).headers.get("ratelimit") ?? "")?.[1]);
    const asShop = { headers: { origin: SHOP, "x-repair-assist-partner": "nobody-here" } };
    const before = await left();
    expect(await left()).toBe(before - 1);
  });

  it("is looked up again after a few seconds, and of many the oldest is forgotten", () => {
    const unknown = createUnknownKeys({ remembered: 0 });
    unknown.add("a");
    expect(unknown.has("a")).toBe(false);
    const few = createUnknownKeys({ most: 2 });
    for (const key of ["a", "b", "c"]) few.add(key);
    expect(["a", "b", "c"].map(few.has)).toEqual([false, true, true]);
  });
});

describe("with a partner key", () => {
  it("its own origin is granted", async () => {
    expect((await withKey(SHOP, "shop")).status).toBe(200);
  });

  it.each([
    ["another origin", FOREIGN_ORIGIN, "shop", "add the address of its site"],
    ["an origin that only begins like it", `${SHOP}.evil.example`, "shop", "add the address of its site"],
    ["the origin in plain http", "http://shop.example", "shop", "add the address of its site"],
    ["our own origin", OWN_ORIGIN, "shop", "add the address of its site"],
    ["a sandboxed frame", "null", "shop", "use our frame"],
    ["a disabled partner", SHOP, "gone", "switched off"],
    ["a partner who has not confirmed", SHOP, "new", "open the link in the e-mail"],
    ["an unknown key", SHOP, "nobody", "unknown"],
    ["an empty key", SHOP, "", "unknown"],
    ["a key that is far too long", SHOP, "x".repeat(5000), "unknown"],
  ])("%s is refused, in a sentence that the page can read", async (_, origin, key, sentence) => {
    const response = await withKey(origin, key);
    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect((await problemOf(response)).detail).toContain(sentence);
  });

  it("a request without an Origin is refused", async () => {
    expect((await call("/api/health/live", { headers: { "x-repair-assist-partner": "shop" } })).status).toBe(403);
  });

  it("a change takes effect with the next request", async () => {
    const origin = "https://new.example";
    expect((await withKey(origin, "shop")).status).toBe(403);
    await db.insert(partnerOrigins).values({ partnerKey: "shop", origin });
    expect((await withKey(origin, "shop")).status).toBe(200);
    await db.update(partners).set({ disabled: true }).where(eq(partners.key, "shop"));
    expect((await withKey(origin, "shop")).status).toBe(403);
    await db.update(partners).set({ disabled: false }).where(eq(partners.key, "shop"));
  });

  it("the visit and the acceptance of the terms are noted as the partner's; without a key, as nobody's", async () => {
    const send = async (headers: Record<string, string>) => {
      const response = await call("/api/vehicle-info", { body: HONDA, headers });
      const { userId } = (await response.json()) as { userId: string };
      const [row] = await db
        .select({ opened: sessions.partnerKey, accepted: users.termsPartnerKey, origin: sessions.origin })
        .from(users)
        .innerJoin(sessions, eq(sessions.id, users.sessionId))
        .where(eq(users.id, userId));
      return row;
    };
    const key = { "x-repair-assist-partner": "shop" };
    expect(await send({ origin: SHOP, ...key })).toEqual({ opened: "shop", accepted: "shop", origin: SHOP });
    expect(await send({ origin: SHOP })).toEqual({ opened: null, accepted: null, origin: SHOP });
  });

  it("a refused visit stores nothing", async () => {
    const before = await db.$count(sessions);
    const headers = { origin: FOREIGN_ORIGIN, "x-repair-assist-partner": "shop" };
    expect((await call("/api/vehicle-info", { body: HONDA, headers })).status).toBe(403);
    expect(await db.$count(sessions)).toBe(before);
  });
});
