import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Partner, PartnerWebhook } from "#shared/schemas/partner.ts";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { openDatabase } from "../../db/database.ts";
import { partners, shops } from "../../db/schema/index.ts";
import { NO_OUTBOX } from "../../deliveries/outbox.ts";
import { PARTNER_HEADER } from "../../partners/embedding.ts";
import { addPartner } from "../../partners/testing.ts";
import { problemOf, testApp } from "../../testing.ts";
import { type CallInit, requestOf } from "../../testing-visitor.ts";

const { call, db, url } = await testApp();
const [A, B] = ["https://a.example", "https://b.example"];
const secrets = {
  a: await addPartner(db, { key: "a", origins: [A], email: "a@mail.example" }),
  b: await addPartner(db, { key: "b", origins: [B], email: "b@mail.example" }),
};
type Name = keyof typeof secrets;
const as = (name: Name, path: string, init: CallInit = {}) =>
  call(`/api/partner${path}`, { ...init, headers: { authorization: `Bearer ${secrets[name]}` } });
const record = async (name: Name) => (await (await as(name, "")).json()) as Partner;
const change = (name: Name, body: object) => as(name, "", { method: "PATCH", body });
const onSite = (key: string, origin: string) =>
  call("/api/health/live", { headers: { origin, [PARTNER_HEADER]: key } });

describe("a partner", () => {
  it("sees its own record, and no secret in it", async () => {
    const [shop] = await db.select().from(shops).limit(1);
    await db.update(partners).set({ ownShopId: shop!.id }).where(eq(partners.key, "a"));
    expect(await record("a")).toEqual({
      key: "a",
      name: "a",
      origins: [A],
      email: "a@mail.example",
      look: {},
      confirmation: "confirmed",
      webhookUrl: null,
      ownShop: { id: shop!.id, name: shop!.name },
    });
  });

  it("changes name, sites and look, and no other partner by it", async () => {
    const before = await record("b");
    const answer = await change("a", { name: "Acme", origins: [A, "https://www.a.example"], look: { theme: "dark" } });
    expect(await answer.json()).toMatchObject({
      name: "Acme",
      origins: [A, "https://www.a.example"],
      look: { theme: "dark" },
    });
    expect(await record("b")).toEqual(before);
    expect((await change("a", {})).status).toBe(200);
    expect(await record("a")).toMatchObject({ name: "Acme", origins: [A, "https://www.a.example"] });
  });

  it("cannot change what is not its to change", async () => {
    await change("a", { key: "b", email: "b@mail.example", disabled: false, confirmation: "confirmed", ownShop: null });
    expect(await record("a")).toMatchObject({ key: "a", email: "a@mail.example" });
    expect((await record("a")).ownShop).not.toBeNull();
  });

  it("gets a new secret; the one before is void at once", async () => {
    const old = secrets.b;
    const { secret } = (await (await as("b", "/secret", { method: "POST" })).json()) as { secret: string };
    expect((await as("b", "")).status).toBe(401);
    secrets.b = secret;
    expect(await record("b")).toMatchObject({ key: "b" });
    expect(secret).not.toBe(old);
  });

  it("that is switched off is told so", async () => {
    await db.update(partners).set({ disabled: true }).where(eq(partners.key, "b"));
    for (const path of ["", "/leads"]) {
      const answer = await as("b", path);
      expect(answer.status).toBe(403);
      expect((await problemOf(answer)).detail).toContain("switched off");
    }
    await db.update(partners).set({ disabled: false }).where(eq(partners.key, "b"));
  });

  it("without a secret hears what to send", async () => {
    const answer = await call("/api/partner");
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect((await problemOf(answer)).detail).toContain("Authorization: Bearer");
  });
});

describe("a webhook", () => {
  it("is set with a secret shown once, and removed", async () => {
    // A public address, by number: no name has to be looked up.
    const body = { url: "https://8.8.8.8/leads" };
    const { webhookUrl, webhookSecret } = (await (
      await as("a", "/webhook", { method: "PUT", body })
    ).json()) as PartnerWebhook;
    expect(webhookUrl).toBe(body.url);
    expect(webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await record("a")).toMatchObject({ webhookUrl: body.url });
    expect(JSON.stringify(await record("a"))).not.toContain(webhookSecret);
    expect(await (await as("a", "/webhook", { method: "DELETE" })).json()).toMatchObject({ webhookUrl: null });
  });

  it.each([
    "http://8.8.8.8/",
    "https://10.0.0.1/",
    "https://[::ffff:127.0.0.1]/",
    "https://localhost/",
    "ftp://8.8.8.8/",
    "x",
  ])("at %s is refused with a sentence", async (url) => {
    const answer = await as("a", "/webhook", { method: "PUT", body: { url } });
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors).toEqual([{ path: "url", message: expect.any(String) }]);
    expect(await record("a")).toMatchObject({ webhookUrl: null });
  });
});

describe("sites that change", () => {
  it("count with the next request, on every instance", async () => {
    const other = openDatabase(url, { connections: 2 });
    const config = readConfig({ RATE_LIMIT_SCALE: "1000" });
    const instance = createApp({ db: other.db, config, analyse: () => ({}), outbox: NO_OUTBOX });
    const there = (key: string, origin: string) =>
      instance.handle(requestOf("/api/health/live", { headers: { origin, [PARTNER_HEADER]: key } }));
    const statuses = async (origin: string) => [(await onSite("b", origin)).status, (await there("b", origin)).status];

    const NEW = "https://new.example";
    expect([await statuses(B), await statuses(NEW)]).toEqual([
      [200, 200],
      [403, 403],
    ]);
    await change("b", { origins: [NEW] });
    expect([await statuses(B), await statuses(NEW)]).toEqual([
      [403, 403],
      [200, 200],
    ]);
    await db.update(partners).set({ disabled: true }).where(eq(partners.key, "b"));
    expect(await statuses(NEW)).toEqual([403, 403]);
    await other.close();
  });
});

describe("whether a page is allowed", () => {
  const ask = async (query: string, headers: Record<string, string> = {}) =>
    (await (await call(`/api/partners/allowed${query}`, { headers })).json()) as { allowed: boolean; message: string };

  it("without a key it always is", async () => {
    expect(await ask("")).toMatchObject({ allowed: true });
    expect(await ask("?origin=https://evil.example", { origin: "null" })).toMatchObject({ allowed: true });
  });

  it("is told of the page that asks, or of another", async () => {
    expect(await ask("?partner=a", { origin: A })).toMatchObject({ allowed: true });
    expect(await ask(`?partner=a&origin=${A}`, { origin: "https://elsewhere.example" })).toMatchObject({
      allowed: true,
    });
    expect(await ask("?partner=a", { origin: B })).toMatchObject({ allowed: false });
  });

  it("is told in a sentence also to a page that sends the key where it must not", async () => {
    const answer = await ask("?partner=a", { origin: "https://evil.example", [PARTNER_HEADER]: "a" });
    expect(answer).toEqual({ allowed: false, message: expect.stringContaining("not registered") });
  });

  it.each([
    ["?partner=nobody", "unknown"],
    [`?partner=${"x".repeat(200)}`, "unknown"],
    ["?partner=%00", "unknown"],
    ["?partner=a", "without an address"],
    ["?partner=a&origin=null", "without an address"],
    ["?partner=a&origin=nonsense", "not registered"],
    ["?partner=a&origin=%00", "not registered"],
  ])("%s is answered with what to do", async (query, sentence) =>
    expect(await ask(query)).toEqual({ allowed: false, message: expect.stringContaining(sentence) }),
  );
});
