import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Elysia } from "elysia";
import { afterAll, describe, expect, it } from "vitest";
import { errors } from "./errors.ts";
import type { Route } from "./route-pattern.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "repair-assist-dist-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
write("secret.txt", "secret");
write("site-secret/x.txt", "secret");
write("site/index.html", '<meta content="%SUPPORT_PHONE%"><meta content="%SUPPORT_EMAIL%"><title>site</title>');
write("site/embed/index.html", "<title>embed</title>");
write("site/assets/main-1a2b3c.js", "export {}");
write("site/icon.svg", "<svg/>");
write("widget/repair-assist.js", "widget()");

const app = new Elysia()
  .use(errors({ routes: (): readonly Route[] => app.routes }))
  .use(securityHeaders({ https: false }))
  .get("/api/thing", () => "thing")
  .use(staticFiles({ dist: folder, config: { SUPPORT_PHONE: '(480) 555-0100 "><script>', SUPPORT_EMAIL: undefined } }));
const get = (path: string, init?: RequestInit) => app.handle(new Request(`http://localhost${path}`, init));

describe("a page", () => {
  it.each([
    "/",
    "/faqs",
    "/faqs/",
    "/steps/vehicle-info",
    "/steps/confirmation/managed",
    "/shared/a-Token_1",
    "/faqs?a=b",
  ])("at %s is the site's HTML, checked again on every visit", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>site</title>");
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/nothing",
    "/steps/confirmation",
    "/steps/confirmation/other",
    "/faqs/more",
    "/shared",
    "/assets/none.js",
    "/constructor",
  ])("at %s is the same HTML with status 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<title>site</title>");
  });

  it("that the build made by itself is sent as it is", async () => {
    for (const path of ["/embed", "/embed/"]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe("<title>embed</title>");
    }
  });

  it("shows the operator's support details, escaped, and nothing where there are none", async () => {
    const html = await (await get("/")).text();
    expect(html).toContain('content="(480) 555-0100 &quot;&gt;&lt;script&gt;"');
    expect(html).toContain('<meta content="">');
  });
});

describe("a file", () => {
  it("with a hash in its name stays a year in caches, another an hour", async () => {
    const asset = await get("/assets/main-1a2b3c.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
    expect(await asset.text()).toBe("export {}");
    expect((await get("/icon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("that has not changed is not sent again; pages too", async () => {
    for (const path of ["/assets/main-1a2b3c.js", "/widget/v1/repair-assist.js", "/faqs"]) {
      const etag = (await get(path)).headers.get("etag")!;
      const again = await get(path, { headers: { "if-none-match": etag } });
      expect(again.status, path).toBe(304);
      expect(await again.text()).toBe("");
      expect((await get(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    }
  });

  it("answers HEAD without a body", async () => {
    const response = await get("/icon.svg", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(response.headers.get("content-length")).toBe("6");
  });

  it("is not written to: other methods are a 405", async () => {
    const response = await get("/icon.svg", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/../site-secret/x.txt",
    "/..%2fsite-secret%2fx.txt",
    "/%00",
    "/icon.svg%00.html",
    "/%E0%A4%A",
  ])("outside of the site is out of reach: %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("secret");
  });
});

it("a path of any length is a 404", async () => {
  for (const length of [199, 300, 5_000, 20_000]) {
    expect((await get(`/${"a".repeat(length)}`)).status).toBe(404);
    expect((await get(`/${"%61".repeat(length)}`)).status).toBe(404);
  }
});

describe("the widget's file", () => {
  it("may be loaded by any page, and is looked for again after minutes", async () => {
    const response = await get("/widget/v1/repair-assist.js", { headers: { origin: "https://blog.example" } });
    expect(await response.text()).toBe("widget()");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("content-type")).toContain("javascript");
  });
});

it("an unknown call of the API is a problem document, not a page", async () => {
  const response = await get("/api/nothing");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

it("without a build there is nothing but a 404", async () => {
  const bare = new Elysia()
    .use(errors({ routes: () => [] }))
    .use(staticFiles({ dist: join(folder, "none"), config: { SUPPORT_PHONE: "" } }));
  for (const path of ["/", "/widget/v1/repair-assist.js", "/faqs"])
    expect((await bare.handle(new Request(`http://localhost${path}`))).status, path).toBe(404);
});
