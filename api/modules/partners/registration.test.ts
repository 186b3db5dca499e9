import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PartnerRegistration } from "#shared/schemas/partner.ts";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { deliveries, partnerConfirmations, partnerOrigins, partners, rateLimits } from "../../db/schema/index.ts";
import { NO_OUTBOX } from "../../deliveries/outbox.ts";
import { deliveringApp, mailServer, withMail } from "../../deliveries/testing.ts";
import { PARTNER_HEADER } from "../../partners/embedding.ts";
import { sweep } from "../../retention/sweep.ts";
import { problemOf } from "../../testing.ts";
import { requestOf } from "../../testing-visitor.ts";

const mail = await mailServer();
const { call, db } = await deliveringApp(withMail(mail.url));
const SITE = "https://garage.example";
const ASKED = { name: "Acme Garage", origins: [SITE], email: "Acme@Mail.Example", termsAccepted: true };

const ask = (body: object = ASKED, headers: Record<string, string> = {}) => call("/api/partners", { body, headers });
const register = async (body: object = ASKED, headers = {}) =>
  (await (await ask(body, headers)).json()) as PartnerRegistration;
const confirm = (token: string) => call("/api/partners/confirmations", { body: { token } });
const tokenIn = (letter: { body: string }) => /\/partners\/confirm#([\w-]{43})/.exec(letter.body)![1]!;
/** The next letter to this address; those to others go by. */
async function letterTo(address: string) {
  for (;;) {
    const letter = await mail.letters.next();
    if (letter.to.includes(address)) return letter;
  }
}
const onSite = (key: string, origin = SITE) => call("/api/health/live", { headers: { origin, [PARTNER_HEADER]: key } });
const allowed = async (key: string, origin = SITE) =>
  (await (await call(`/api/partners/allowed?partner=${key}&origin=${encodeURIComponent(origin)}`)).json()) as {
    allowed: boolean;
    message: string;
    look?: object;
  };

describe("a registration", () => {
  it("gives key and secret, and the key works from the moment that the letter's link is used, on its sites alone", async () => {
    const look = { theme: "dark", accent: "#c2410c" };
    const made = await register({ ...ASKED, look });
    expect(made).toEqual({
      key: expect.stringMatching(/^rp_[\w-]{20}$/),
      secret: expect.stringMatching(/^rps_[\w-]{43}$/),
      confirmation: "pending",
      message: expect.stringContaining("link"),
    });
    expect((await onSite(made.key)).status).toBe(403);
    expect(await allowed(made.key)).toEqual({ allowed: false, message: expect.stringContaining("not confirmed yet") });

    const letter = await mail.letters.next();
    expect(letter.to).toEqual(["acme@mail.example"]);
    expect(letter.body).toContain("for one site");
    for (const typed of [SITE, "Acme Garage"]) expect(letter.raw + letter.body).not.toContain(typed);
    const answer = await confirm(tokenIn(letter));
    expect(await answer.json()).toEqual({ key: made.key, name: "Acme Garage", confirmation: "confirmed" });
    expect((await onSite(made.key)).status).toBe(200);
    expect((await onSite(made.key, "https://evil.example")).status).toBe(403);
    const name = "Acme Garage";
    expect(await allowed(made.key)).toEqual({ allowed: true, message: expect.any(String), name, look });
    expect((await confirm(tokenIn(letter))).status).toBe(404);
  });

  it("stores no secret and no token, only their hashes", async () => {
    const made = await register();
    const token = tokenIn(await mail.letters.next());
    const stored = JSON.stringify([await db.select().from(partners), await db.select().from(partnerConfirmations)]);
    for (const secret of [made.secret, made.secret.slice(4), token]) expect(stored).not.toContain(secret);
  });

  it("that comes again gets the same key and other secrets, and one letter", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const body = { ...ASKED, email: "again@mail.example" };
    const [first, second] = [await register(body, key), await register(body, key)];
    expect(second.key).toBe(first.key);
    expect(second.secret).not.toBe(first.secret);
    const account = (secret: string) => call("/api/partner", { headers: { authorization: `Bearer ${secret}` } });
    expect((await account(first.secret)).status).toBe(401);
    expect((await account(second.secret)).status).toBe(200);
    await letterTo("again@mail.example");
    expect(mail.letters.rest()).toEqual([]);
    expect((await ask({ ...body, name: "Other" }, key)).status).toBe(422);
  });

  it("tells nobody whether the address or the sites are known", async () => {
    const known = await register();
    const { key: _, secret: __, ...answer } = known;
    for (const body of [
      ASKED,
      { ...ASKED, email: "new@mail.example" },
      { ...ASKED, origins: ["https://new.example"] },
    ]) {
      const { key, secret, ...other } = await register(body);
      expect(other).toEqual(answer);
      expect(key).not.toBe(known.key);
      expect(secret).not.toBe(known.secret);
    }
  });

  it("for another's site takes nothing from its owner's key", async () => {
    const [owner] = await db.select().from(partners).where(eq(partners.name, "Acme Garage")).limit(1);
    await db.update(partners).set({ confirmedAt: new Date() }).where(eq(partners.key, owner!.key));
    const thief = await register({ ...ASKED, name: "Thief", email: "thief@mail.example" });
    expect((await onSite(owner!.key)).status).toBe(200);
    const { origins } = (await (
      await call("/api/partner", { headers: { authorization: `Bearer ${thief.secret}` } })
    ).json()) as { origins: string[] };
    expect(origins).toEqual([SITE]);
  });

  it("sends one address three letters a day at most, and answers on as before", async () => {
    const body = { ...ASKED, email: "pestered@mail.example" };
    for (let i = 0; i < 5; i++) expect((await ask(body)).status).toBe(200);
    for (let i = 0; i < 3; i++) await letterTo("pestered@mail.example");
    await register({ ...ASKED, email: "next@mail.example" });
    await letterTo("next@mail.example");
    const waiting = db
      .select({ id: partnerConfirmations.id })
      .from(partnerConfirmations)
      .innerJoin(partners, eq(partners.key, partnerConfirmations.partnerKey))
      .where(eq(partners.email, body.email));
    expect(await db.$count(deliveries, inArray(deliveries.recordId, waiting))).toBe(3);
  });

  it("that nobody confirms in a day is deleted, and its link is void", async () => {
    const { key } = await register({ ...ASKED, email: "late@mail.example" });
    const token = tokenIn(await letterTo("late@mail.example"));
    const late = { expiresAt: new Date(Date.now() - 1000) };
    await db.update(partnerConfirmations).set(late).where(eq(partnerConfirmations.partnerKey, key));
    expect((await confirm(token)).status).toBe(404);
    await sweep(db, {});
    expect(await db.$count(partners, eq(partners.key, key))).toBe(0);
    expect(await db.$count(partnerOrigins, eq(partnerOrigins.partnerKey, key))).toBe(0);
    expect((await allowed(key)).message).toContain("unknown");
  });
});

it.each([
  [{ name: "A" }, "name", "at least 2"],
  [{ origins: [] }, "origins", "address of your site"],
  [{ origins: ["http://shop.example"] }, "origins.0", "without a path"],
  [{ origins: ["https://shop.example/page"] }, "origins.0", "without a path"],
  [{ origins: Array.from({ length: 21 }, (_, i) => `https://s${i}.example`) }, "origins", "At most 20"],
  [{ email: "nobody" }, "email", "valid email"],
  [{ termsAccepted: false }, "termsAccepted", "accept the terms"],
  [{ look: { accent: "red; }" } }, "look.accent", "color such as"],
  [{ look: { font: "x; color: red" } }, "look.font", "names of fonts"],
  [{ look: { theme: "pink" } }, "look.theme", "light, dark or auto"],
  [{ webhookUrl: "nonsense" }, "webhookUrl", "https://"],
  [{ webhookUrl: "http://hooks.example" }, "webhookUrl", "https://"],
  [{ webhookUrl: "https://127.0.0.1/hook" }, "webhookUrl", "unknown or private"],
  [{ webhookUrl: "https://[::1]/hook" }, "webhookUrl", "unknown or private"],
  [{ webhookUrl: "https://169.254.169.254/latest" }, "webhookUrl", "unknown or private"],
  [{ webhookUrl: "https://localhost/hook" }, "webhookUrl", "unknown or private"],
  [{ webhookUrl: "https://user:password@hooks.example" }, "webhookUrl", "user and password"],
])("%j is refused with a sentence, and nothing is stored", async (wrong, path, sentence) => {
  const before = await db.$count(partners);
  const answer = await ask({ ...ASKED, ...wrong });
  expect(answer.status).toBe(422);
  const { errors } = await problemOf(answer);
  expect(errors?.find((error) => error.path === path)?.message).toContain(sentence);
  expect(await db.$count(partners)).toBe(before);
});

it("sites are kept as browsers send them, each once", async () => {
  const { secret } = await register({
    ...ASKED,
    origins: ["https://Shop.Example:443/", "https://shop.example", "http://localhost:5173"],
  });
  const answer = await call("/api/partner", { headers: { authorization: `Bearer ${secret}` } });
  expect(await answer.json()).toMatchObject({ origins: ["http://localhost:5173", "https://shop.example"] });
});

it("few registrations are taken from one address in an hour", async () => {
  const app = createApp({
    db,
    config: readConfig({}),
    analyse: () => ({}),
    outbox: { ...NO_OUTBOX, sendsEmail: true },
  });
  await db.delete(rateLimits);
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await app.handle(requestOf("/api/partners", { body: {} }))).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
  await db.delete(rateLimits);
});

it("without e-mail there are no registrations, and the sentence says what to do instead", async () => {
  const config = readConfig({ RATE_LIMIT_SCALE: "1000" });
  const app = createApp({ db, config, analyse: () => ({}), outbox: NO_OUTBOX });
  const answer = await app.handle(requestOf("/api/partners", { body: ASKED }));
  expect(answer.status).toBe(503);
  expect((await problemOf(answer)).detail).toContain("write to us");
});
