import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { Elysia } from "elysia";
import { afterAll, describe, expect, it } from "vitest";
import { partnerOrigins } from "../db/schema/index.ts";
import { NO_PARTNER_FRAME, PARTNER_HEADER } from "../partners/embedding.ts";
import { createPartners } from "../partners/partners.ts";
import { addPartner } from "../partners/testing.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, problemOf, testApp } from "../testing.ts";
import { framePage } from "./frame-page.ts";
import { securityHeaders } from "./security-headers.ts";

const { call, visit, db } = await testApp();
const SITE = "https://garage.example";
await addPartner(db, { key: "garage", origins: [SITE], look: { theme: "dark", font: "Georgia, 'Times New Roman'" } });
await addPartner(db, { key: "gone", origins: [SITE], disabled: true });

const dist = mkdtempSync(join(tmpdir(), "dist-"));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, "site/embed/frame"), { recursive: true });
const META = ["partner", "trouble", "look"].map(
  (name) => `<meta name="${name}" content="%FRAME_${name.toUpperCase()}%">`,
);
writeFileSync(join(dist, "site/embed/frame/index.html"), META.join("\n"));
const pages = new Elysia()
  .use(securityHeaders({ https: false }))
  .use(framePage({ partners: createPartners(db), dist }));

/** The frame as it is served to a page at `referer`, with what is filled in. */
async function frame(query = "", referer?: string) {
  const headers = referer === undefined ? undefined : { referer };
  const response = await pages.handle(new Request(`http://localhost/embed/frame${query}`, { headers }));
  const served: Record<string, string> = {};
  const reading = new HTMLRewriter().on("meta", {
    element(meta) {
      served[meta.getAttribute("name")!] = meta.getAttribute("content")!;
    },
  });
  await reading.transform(response.clone()).text();
  return { response, served: served as { partner: string; trouble: string; look: string } };
}
const passFor = async (referer = `${SITE}/page?a=1`) => (await frame("?partner=garage", referer)).served.partner;

describe("the frame", () => {
  it("may be framed by any page, isolated ones too; it alone", async () => {
    for (const path of ["/embed/frame", "/embed/frame/", "/embed/frame?partner=garage"]) {
      const { headers } = await pages.handle(new Request(`http://localhost${path}`));
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors *");
      expect(headers.get("content-security-policy"), path).toContain("require-trusted-types-for 'script'");
      expect(headers.has("x-frame-options"), path).toBe(false);
      expect(headers.get("cross-origin-resource-policy"), path).toBe("cross-origin");
      expect(headers.get("cross-origin-embedder-policy"), path).toBe("require-corp");
      expect(headers.get("cache-control"), path).toBe("no-store");
    }
    for (const path of ["/", "/embed", "/embed/framed", "/embed/frame/x", "/steps/vehicle-info", "/api/health"]) {
      const { headers } = await call(path);
      expect(headers.get("content-security-policy"), path).toMatch(/frame-ancestors '(self|none)'/);
      expect(headers.get("x-frame-options"), path).toBe("SAMEORIGIN");
    }
  });

  it("is nobody's without a key, on whatever page", async () => {
    for (const referer of [undefined, "https://blog.example/post", "nonsense"])
      expect((await frame("?theme=dark", referer)).served).toEqual({ partner: "frame", trouble: "", look: "{}" });
  });

  it("carries a pass and the partner's look on a registered page", async () => {
    const { served } = await frame("?partner=garage", `${SITE}/page?a=1`);
    expect(served.partner).toMatch(/^garage\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(served.trouble).toBe("");
    expect(JSON.parse(served.look.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"))).toEqual({
      theme: "dark",
      font: "Georgia, 'Times New Roman'",
    });
  });

  it.each([
    ["?partner=garage", "https://evil.example/", "add the address of its site"],
    ["?partner=garage", undefined, "referrerpolicy"],
    ["?partner=gone", SITE, "switched off"],
    ["?partner=nobody", SITE, "unknown"],
    ["?partner=%22%3E%3Cscript%3E", SITE, "unknown"],
  ])("says why it does not work: %s on %s", async (query, referer, sentence) => {
    const { response, served } = await frame(query, referer);
    expect(served.trouble).toContain(sentence);
    expect(served.partner).toBe("frame");
    expect(await response.text()).not.toContain("<script>");
  });
});

describe("a visit in a frame", () => {
  it.each([
    ["our own origin", OWN_ORIGIN],
    ["a sandbox", "null"],
  ])("on a partner's page works by token from %s, and is the partner's", async (_, origin) => {
    const guest = await visit(origin, { [PARTNER_HEADER]: await passFor() });
    expect(guest.session.authorization).toMatch(/^Bearer /);
    const { issueId } = await guest.describe();
    expect((await guest.call(`/api/issues/${issueId}`)).status).toBe(200);
  });

  it("on nobody's page works by token from our own origin", async () => {
    const guest = await visit(OWN_ORIGIN, { [PARTNER_HEADER]: NO_PARTNER_FRAME });
    expect(guest.session.authorization).toMatch(/^Bearer /);
    expect((await guest.call("/api/me/export")).status).toBe(200);
  });

  it("gets no cookie and uses none, whatever the browser sends: a page around it cannot act by the visitor's own visit", async () => {
    const owner = await visit(OWN_ORIGIN);
    const { issueId } = await owner.describe();
    for (const embedder of [NO_PARTNER_FRAME, await passFor()])
      for (const origin of [OWN_ORIGIN, "null", undefined]) {
        const headers = { ...owner.session, [PARTNER_HEADER]: embedder, ...(origin && { origin }) };
        expect((await call(`/api/issues/${issueId}`, { headers })).status).toBe(401);
        expect((await call("/api/feedback", { headers, body: { issueId, feedback: "Forged." } })).status).toBe(401);
        expect((await call("/api/me", { headers, method: "DELETE" })).status).toBe(401);
        const started = await call("/api/vehicle-info", { headers, body: HONDA });
        expect(started.headers.has("set-cookie")).toBe(false);
        expect(await started.json()).toMatchObject({ sessionToken: expect.any(String) });
      }
    expect((await owner.call(`/api/issues/${issueId}`)).status).toBe(200);
  });

  it("of one partner does not go on as another's: there a new one begins", async () => {
    await addPartner(db, { key: "other", origins: ["https://other.example"] });
    const guest = await visit(SITE, { [PARTNER_HEADER]: "garage" });
    const headers = { origin: "https://other.example", [PARTNER_HEADER]: "other" };
    const again = (await (await guest.call("/api/vehicle-info", { body: HONDA, headers })).json()) as {
      sessionToken: string;
    };
    expect(`Bearer ${again.sessionToken}`).not.toBe(guest.session.authorization);
  });
});

describe("a pass", () => {
  const use = async (pass: string, origin: string | undefined = OWN_ORIGIN) =>
    call("/api/health/live", { headers: { [PARTNER_HEADER]: pass, ...(origin && { origin }) } });

  it.each([OWN_ORIGIN, "null", undefined])("counts from where frames send: %s", async (origin) =>
    expect((await use(await passFor(), origin)).status).toBe(200),
  );

  it.each([FOREIGN_ORIGIN, SITE, "https://evil.example"])("is none on a page of %s itself", async (origin) => {
    const answer = await use(await passFor(), origin);
    expect(answer.status).toBe(403);
    expect((await problemOf(answer)).detail).toContain("load it again");
  });

  it("that was changed, or is of another partner, is none", async () => {
    const pass = await passFor();
    for (const forged of [
      pass.replace("garage", "other"),
      `${pass}x`,
      "garage.",
      "garage.a.b.c",
      "garage...",
      ".",
      `garage.a.${Buffer.from("\0").toString("base64url")}.c`,
    ])
      expect((await use(forged)).status, forged).toBe(403);
  });

  it("is void once its site is no longer registered", async () => {
    await addPartner(db, { key: "moving", origins: [SITE] });
    const pass = (await frame("?partner=moving", SITE)).served.partner;
    expect((await use(pass)).status).toBe(200);
    await db.delete(partnerOrigins).where(eq(partnerOrigins.partnerKey, "moving"));
    expect((await problemOf(await use(pass))).detail).toContain("not registered");
  });
});
