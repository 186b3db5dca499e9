import { Elysia } from "elysia";
import { expect, it } from "vitest";
import { errors } from "./errors.ts";
import { securityHeaders } from "./security-headers.ts";

const app = (https: boolean) =>
  new Elysia()
    .use(errors({ routes: () => [] }))
    .use(securityHeaders({ https }))
    .get("/api/thing", () => ({ a: 1 }))
    .get("/page", () => new Response("<p>", { headers: { "content-type": "text/html", "cache-control": "no-cache" } }));
const get = (path: string, https = false) => app(https).handle(new Request(`http://localhost${path}`));

it("every answer says that types are not to be guessed, errors too", async () => {
  for (const path of ["/api/thing", "/page", "/api/none"])
    expect((await get(path)).headers.get("x-content-type-options"), path).toBe("nosniff");
});

it("API answers stay out of caches and can run nothing, errors too", async () => {
  for (const path of ["/api/thing", "/api/none"]) {
    const { headers } = await get(path);
    expect(headers.get("cache-control"), path).toBe("no-store");
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
  }
});

it("pages keep their own caching, tell other sites only our origin, and are not framed elsewhere", async () => {
  const { headers } = await get("/page");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

it("pages share no window with other sites, and have nothing of the browser that they do not need", async () => {
  for (const path of ["/page", "/embed/frame"]) {
    const { headers } = await get(path);
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    const policy = headers.get("permissions-policy");
    for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"])
      expect(policy, path).toContain(`${feature}=()`);
  }
  expect((await get("/api/thing")).headers.has("permissions-policy")).toBe(false);
});

it("an address that is a secret goes into no referrer and no search engine", async () => {
  for (const path of ["/shared/token", "/api/shared/token"]) {
    const { headers } = await get(path);
    expect(headers.get("referrer-policy"), path).toBe("no-referrer");
    expect(headers.get("x-robots-tag"), path).toBe("noindex");
  }
  expect((await get("/page")).headers.has("x-robots-tag")).toBe(false);
});

it("browsers are told to stay on https only where the site is on https", async () => {
  expect((await get("/page", true)).headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  expect((await get("/page")).headers.has("strict-transport-security")).toBe(false);
});
