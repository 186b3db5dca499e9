import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { openDatabase } from "../../db/database.ts";
import { rateLimits } from "../../db/schema/index.ts";
import { NO_OUTBOX } from "../../deliveries/outbox.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";
import { RULES, ruleFor } from "./rules.ts";

const MESSAGE = { fullName: "Dana", email: "dana@mail.example", subject: "Hello", message: "A message." };
const contact = RULES.find(({ name }) => name === "contact")!;

/** Quotas a tenth of the real ones: four messages an address, one a session. */
const { db, url, call, visit } = await testApp({ environment: { RATE_LIMIT_SCALE: "0.1" } });
const forget = () => db.delete(rateLimits);
/** How many answers there are of each status. */
function statuses(answers: Response[]) {
  const seen: Record<number, number> = {};
  for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1;
  return seen;
}

describe("over the limit", () => {
  it("the answer is a 429 that a person and a program can read: what, how long, and when again", async () => {
    await forget();
    const write = () => call("/api/contact", { body: MESSAGE, headers: { origin: FOREIGN_ORIGIN } });
    for (let i = 0; i < 4; i++) expect((await write()).status).toBe(200);
    const refused = await write();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(refused.headers.get("ratelimit-policy")).toBe('"contact-address";q=4;w=3600');
    expect(refused.headers.get("ratelimit")).toBe(`"contact-address";r=0;t=${wait}`);
    expect(refused.headers.get("access-control-allow-origin")).toBe(FOREIGN_ORIGIN);
    expect(refused.headers.get("access-control-expose-headers")).toBe(
      "Retry-After, RateLimit, RateLimit-Policy, Repair-Assist-Api",
    );
    expect(await problemOf(refused)).toMatchObject({
      title: "Too Many Requests",
      detail: expect.stringMatching(/^That was more than we take at once\. Please try again in (59|60) minutes\.$/),
    });
  });

  it("nothing of the request is done, and no body is read", async () => {
    await forget();
    for (let i = 0; i < 4; i++) await call("/api/contact", { body: MESSAGE });
    const endless = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(65_536)) });
    const headers = { "content-type": "application/json" };
    expect((await call("/api/contact", { method: "POST", body: endless, headers })).status).toBe(429);
  });

  it("other kinds of calls still pass: who wrote too much may go on reading", async () => {
    await forget();
    for (let i = 0; i < 5; i++) await call("/api/contact", { body: MESSAGE });
    expect((await call("/api/shops?zipCode=85253")).status).toBe(200);
    expect((await call("/api/vehicle-info", { body: HONDA })).status).toBe(200);
  });
});

describe("without a limit of the API", () => {
  it("whether the process is there may be asked without end", async () => {
    for (let i = 0; i < 200; i++) {
      const response = await call("/api/health/live");
      expect(response.status).toBe(200);
      expect(response.headers.has("ratelimit")).toBe(false);
    }
    let last = await call("/api/health/ready");
    for (let i = 0; i < 200 && last.status === 200; i++) last = await call("/api/health/ready");
    expect(last.status).toBe(429);
    expect((await call("/api/health/live/")).status).toBe(200);
  });

  it("the page for frames has one of its own", async () => {
    const frame = () => call("/embed/frame?partner=nobody");
    const first = await frame();
    expect(first.headers.get("ratelimit-policy")).toBe('"frame-address";q=60;w=60');
    for (let i = 0; i < 59; i++) expect((await frame()).status).toBe(first.status);
    const refused = await frame();
    expect(refused.status).toBe(429);
    expect(refused.headers.has("retry-after")).toBe(true);
    expect((await call("/faqs")).headers.has("ratelimit")).toBe(false);
  });
});

describe("an answer within the limit", () => {
  it("says how much is left, of address and session", async () => {
    await forget();
    const owner = await visit(OWN_ORIGIN);
    const { headers } = await owner.call("/api/contact", { body: MESSAGE });
    expect(headers.get("ratelimit-policy")).toBe('"contact-address";q=4;w=3600, "contact-session";q=1;w=3600');
    expect(headers.get("ratelimit")).toMatch(/^"contact-address";r=3;t=3\d{3}, "contact-session";r=0;t=3\d{3}$/);
  });

  it("is counted for its own session: one is over, the next is not", async () => {
    await forget();
    const [dana, eli] = [await visit(OWN_ORIGIN), await visit(OWN_ORIGIN)];
    expect((await dana.call("/api/contact", { body: MESSAGE })).status).toBe(200);
    expect((await dana.call("/api/contact", { body: MESSAGE })).status).toBe(429);
    expect((await eli.call("/api/contact", { body: MESSAGE })).status).toBe(200);
  });

  it("is not counted for a session by a token that nobody was given", async () => {
    const { headers } = await call("/api/shops?zipCode=85253", {
      headers: { origin: FOREIGN_ORIGIN, authorization: `Bearer ${"A".repeat(43)}` },
    });
    expect(headers.get("ratelimit-policy")).not.toContain("session");
  });
});

describe("over a real connection", () => {
  /** Listens with these proxies trusted; answers how much is left for a caller that says it is `forwardedFor`. */
  function listen(proxies: string) {
    const config = readConfig({ RATE_LIMIT_SCALE: "0.1", TRUSTED_PROXIES: proxies });
    const app = createApp({ db, config, analyse: () => ({}), outbox: NO_OUTBOX });
    const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: app.handle });
    app.behind(server);
    afterAll(() => server.stop(true));
    return async (forwardedFor: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": forwardedFor };
      const body = JSON.stringify(MESSAGE);
      const { headers: answer } = await fetch(`${server.url}api/contact`, { method: "POST", headers, body });
      return Number(/"contact-address";r=(\d+)/.exec(answer.get("ratelimit")!)![1]);
    };
  }

  it("a caller who names others in X-Forwarded-For is counted as himself", async () => {
    await forget();
    const left = listen("");
    expect([await left("198.51.100.1"), await left("198.51.100.2"), await left("198.51.100.3")]).toEqual([3, 2, 1]);
  });

  it("behind a trusted proxy each visitor is counted alone, and one household in IPv6 together", async () => {
    await forget();
    const left = listen("127.0.0.0/8");
    expect([await left("198.51.100.1"), await left("198.51.100.2"), await left("198.51.100.1")]).toEqual([3, 3, 2]);
    expect([await left("2001:db8:7:8::1"), await left("2001:db8:7:8:ffff::9")]).toEqual([3, 2]);
  });
});

describe("several instances on one database", () => {
  const config = readConfig({ RATE_LIMIT_SCALE: "0.5" });
  const instance = () =>
    createApp({ db: openDatabase(url, { connections: 4 }).db, config, analyse: () => ({}), outbox: NO_OUTBOX });
  const apps = [instance(), instance(), instance()];
  const request = () =>
    new Request("http://localhost/api/contact", {
      method: "POST",
      body: JSON.stringify(MESSAGE),
      headers: { "content-type": "application/json" },
    });

  it("let through exactly as much as one would, all at once", async () => {
    await forget();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => apps[i % 3]!.handle(request())));
    expect(statuses(answers)).toEqual({ 200: contact.address.requests / 2, 429: 60 - contact.address.requests / 2 });
  });
});

describe("without a database", () => {
  it("each instance counts by itself, a quarter of it, and is never open", async () => {
    const gone = openDatabase(url);
    await gone.close();
    const app = createApp({ db: gone.db, config: readConfig({}), analyse: () => ({}), outbox: NO_OUTBOX });
    const send = () =>
      app.handle(
        new Request("http://localhost/api/contact", {
          method: "POST",
          body: JSON.stringify(MESSAGE),
          headers: { "content-type": "application/json" },
        }),
      );
    const answers: Response[] = [];
    for (let i = 0; i < 15; i++) answers.push(await send());
    expect(statuses(answers)).toEqual({ 503: contact.address.requests / 4, 429: 15 - contact.address.requests / 4 });
  });
});

describe("the rules", () => {
  it.each([
    ["GET", "/api/shops", "read"],
    ["HEAD", "/api/issues/1", "read"],
    ["GET", "/api/me/export", "export"],
    ["GET", "/embed/frame", "frame"],
    ["GET", "/embed/frame/", "frame"],
    ["POST", "/api/vehicle-info", "start"],
    ["POST", "/api/issue-details", "upload"],
    ["POST", "/api/contact", "contact"],
    ["POST", "/api/contact/", "contact"],
    ["POST", "/api/feedback", "feedback"],
    ["POST", "/api/leads", "lead"],
    ["POST", "/api/diagnostics/1/email", "letter"],
    ["POST", "/api/me/deletion-requests", "letter"],
    ["POST", "/api/diagnostics/1/answers", "write"],
    ["DELETE", "/api/me", "write"],
  ])("%s %s counts as %s", (method, path, name) => {
    expect(ruleFor(new Request(`http://localhost${path}`, { method })).name).toBe(name);
  });

  it("take less of uploads, contact and feedback than of other changes", () => {
    const perHour = (name: string) => {
      const { session } = RULES.find((rule) => rule.name === name)!;
      return (session.requests * 3600) / session.seconds;
    };
    for (const name of ["upload", "contact", "feedback"]) expect(perHour(name)).toBeLessThan(perHour("write") / 10);
  });
});
