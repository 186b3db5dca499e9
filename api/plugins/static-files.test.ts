import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { Elysia } from "elysia";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { errors } from "./errors.ts";
import { pageDetails } from "./page-details.ts";
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
const DETAILS_IN_A_PAGE = [
  '<meta content="%SUPPORT_PHONE%"><meta content="%SUPPORT_EMAIL%"><title>home</title>',
  '<p data-needs="SUPPORT_PHONE"><a href="%SUPPORT_PHONE_LINK%">call</a></p>',
  '<p data-needs="SUPPORT_EMAIL">write</p>',
  '<div data-needs="SUPPORT_PHONE SUPPORT_EMAIL">contact</div>',
  '<i data-lacks="SUPPORT_PHONE">no phone</i><i data-lacks="SUPPORT_EMAIL">no e-mail</i>',
  "100%OFF%",
].join("");
write("site/index.html", DETAILS_IN_A_PAGE);
write("site/faqs/index.html", "<title>faqs</title>");
write("site/steps/confirmation/managed/index.html", "<title>managed</title>");
write("site/shared/index.html", "<title>shared</title>");
write("site/404.html", "<title>404</title>");
write("site/robots.txt", "Sitemap: %PUBLIC_URL%/sitemap.xml");
write("site/assets/packed-9f.js", "plain");
writeFileSync(join(folder, "site/assets/packed-9f.js.br"), brotliCompressSync("plain"));
writeFileSync(join(folder, "site/assets/packed-9f.js.gz"), gzipSync("plain"));
write("site/assets/main-1a2b3c.js", "export {}");
write("site/icon.svg", "<svg/>");

const config = readConfig({
  DATABASE_URL: "postgres://localhost/none",
  PUBLIC_URL: "https://repair.example",
  SUPPORT_PHONE: '(480) 555-0100 "><script>',
});
const app = new Elysia()
  .use(errors({ routes: (): readonly Route[] => app.routes }))
  .use(securityHeaders({ https: false }))
  .get("/api/thing", () => "thing")
  .use(staticFiles({ dist: folder, details: pageDetails(config) }));
const get = (path: string, init?: RequestInit) => app.handle(new Request(`http://localhost${path}`, init));

describe("a page", () => {
  it.each([
    ["/", "home"],
    ["/faqs", "faqs"],
    ["/faqs/", "faqs"],
    ["/faqs?a=b", "faqs"],
    ["/steps/confirmation/managed", "managed"],
    ["/shared/a-Token_1", "shared"],
  ])("at %s is the HTML made for it, checked again on every visit", async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/nothing",
    "/steps/confirmation",
    "/steps/confirmation/other",
    "/faqs/more",
    "/faqs/index.html",
    "/404.html",
    "/shared",
    "/shared/",
    "/shared/a/b",
    "/assets/none.js",
    "/assets/packed-9f.js.br",
    "/constructor",
  ])("at %s is the 404 page, with status 404", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("<title>404</title>");
  });

  it("shows the operator's support details, escaped, and nothing where there are none", async () => {
    const html = await (await get("/")).text();
    expect(html).toContain('content="(480) 555-0100 &quot;&gt;&lt;script&gt;"');
    expect(html).toContain('<meta content="">');
    expect(html).toContain('<p><a href="tel:+14805550100">call</a></p>');
    expect(html).toContain("<div>contact</div>");
    expect(html).not.toContain("write");
    expect(html).not.toContain("no phone");
    expect(html).toContain("<i>no e-mail</i>");
    expect(html).toContain("100%OFF%");
  });

  it("and what search engines read names the public address", async () => {
    const response = await get("/robots.txt");
    expect(await response.text()).toBe("Sitemap: https://repair.example/sitemap.xml");
    expect(response.headers.get("content-type")).toContain("text/plain");
  });
});

describe("on its way", () => {
  const packed = (path: string, encoding: string) => get(path, { headers: { "accept-encoding": encoding } });

  it.each(["/", "/assets/packed-9f.js"])("%s is packed as the browser takes it, the smallest first", async (path) => {
    const plain = await (await get(path)).text();
    const br = await packed(path, "gzip, deflate, br");
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("accept-encoding");
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(plain);
    const gzip = await packed(path, "gzip");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(plain);
    expect(br.headers.get("etag")).not.toBe(gzip.headers.get("etag"));
    expect((await packed(path, "br;q=0, identity")).headers.get("content-encoding")).toBeNull();
  });

  it("a file without a packed copy goes as it is", async () => {
    const response = await packed("/icon.svg", "br, gzip");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe("<svg/>");
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
    for (const path of ["/assets/main-1a2b3c.js", "/faqs"]) {
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

it("an unknown call of the API is a problem document, not a page", async () => {
  const response = await get("/api/nothing");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

it("without a build there is nothing but a 404", async () => {
  const bare = new Elysia()
    .use(errors({ routes: () => [] }))
    .use(staticFiles({ dist: join(folder, "none"), details: {} }));
  for (const path of ["/", "/faqs"])
    expect((await bare.handle(new Request(`http://localhost${path}`))).status, path).toBe(404);
});
