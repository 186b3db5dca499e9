import type { Page } from "@playwright/test";
import { PAGES } from "./site-pages.ts";
import { SUPPORT } from "./support.ts";
import { expect, test } from "./test.ts";

/** How the site is served: without JavaScript, without the API, to who crawls it, and at addresses it does not have. */
const TEST_PAGES = [
  "/test-api",
  "/test-shops",
  "/test-shops-direct",
  "/test-regional-shops",
  "/test-better-shops",
  "/test-local-shops",
  "/test-shop-estimate",
];

test("no link of ours is broken, and every page that is linked to can be read", async ({ page, request, baseURL }) => {
  const seen = new Set<string>(["/"]);
  for (const path of seen) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    if (!response.headers()["content-type"]?.includes("text/html")) continue;
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    for (const address of await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))) {
      const url = new URL(address);
      if (url.origin !== new URL(baseURL!).origin) continue;
      seen.add(url.pathname);
      if (url.hash && url.pathname === new URL(page.url()).pathname)
        await expect(page.locator(`[id="${url.hash.slice(1)}"]`), address).toHaveCount(1);
    }
  }
  for (const path of PAGES) expect([...seen], "is linked to").toContain(path);
  for (const path of TEST_PAGES) expect([...seen], "is linked to by nobody").not.toContain(path);
});

test("the sitemap names the pages worth finding, and robots.txt the sitemap", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /Sitemap: (\S+)/.exec(robots)![1]!;
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => {
    expect(new URL(address!).origin).toBe(new URL(baseURL!).origin);
    return new URL(address!).pathname;
  });
  expect(paths).toEqual(expect.arrayContaining(PAGES));
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

for (const path of TEST_PAGES)
  test(`${path} asks search engines to stay away`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("the shop test pages find the directory's shops", async ({ page }) => {
  for (const path of ["/test-shops", "/test-shops-direct", "/test-local-shops"]) {
    await page.goto(path);
    await page.getByLabel("ZIP code").fill("85253");
    await page.getByRole("button", { name: "Search Shops" }).click();
    await expect(page.getByText(/Found \d+ shops near 85253/)).toBeVisible();
    await expect(page.getByRole("list", { name: "Shops" }).getByRole("listitem").first()).toBeVisible();
  }
});

test("the API test page shows what the API answered", async ({ page }) => {
  await page.goto("/test-api");
  await page.getByRole("button", { name: "Send test request" }).click();
  await expect(page.getByText(/"vehicleId":/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and the form says what it needs", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Free Expert Auto Repair Assistance");
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
    await expect(page.locator("repair-assist noscript p")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
    await page.getByText("Why is it free, and who pays?").click();
    await expect(page.getByText("Auto shops pay us when we refer an owner to them.")).toBeVisible();
    await page.goto("/contact");
    await expect(page.getByRole("main").getByRole("link", { name: SUPPORT.phone })).toHaveAttribute(
      "href",
      "tel:+16025550142",
    );
    await page.goto("/privacy-policy");
    await expect(page.getByText(/indefinitely/)).toBeVisible();
  });
});

test("scripts let pass what a page is read with, and are compiled while they load", async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const loads = html.match(/<(?:script|link)\b[^>]*\.js"[^>]*>/g) ?? [];
    expect(loads.length, path).toBeGreaterThan(0);
    for (const load of loads) expect(load).toContain('fetchpriority="low"');
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(html)!;
    for (const file of [script!, "/widget/v1/repair-assist.js"])
      expect(await (await request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`at ${viewport.width} px a page is brought to life without a jump`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "commit" });
      expect(await page.evaluate(layoutShift), path).toBeLessThan(0.02);
    }
  });

/** How far what is shown has moved by the time that everything is loaded, as browsers measure it. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    const settled = () => document.fonts.ready.then(() => requestIdleCallback(() => resolve(sum)));
    if (document.readyState === "complete") settled();
    else addEventListener("load", settled);
  });
}

test.describe("an address without a page", () => {
  // Chromium itself tells of the 404 that is wanted here.
  test.use({ expectedErrors: /status of 404/ });

  for (const path of [
    "/no-such-page",
    "/steps/confirmation/other",
    "/faqs/more",
    "/..%2f..%2fpackage.json",
    `/${"a".repeat(3000)}`,
    "/%E0%A4%A",
  ])
    test(`${path.slice(0, 40)} is the 404 page`, async ({ page, request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()["content-type"]).toContain("text/html");
      expect(await response.text()).toContain("Did you forget to add the page to the router?");
      if (!path.startsWith("/no")) return;
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    });
});

test("junk in the query changes nothing", async ({ page }) => {
  await page.goto("/faqs?a=%00&__proto__[x]=1&q=<script>alert(1)</script>");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
});

test.describe("with the API down", () => {
  test.use({ expectedErrors: /Failed to load resource|could not be sent|This did not work/ });

  /** Opens a page and waits until its own code is there too: without a network it does not come. */
  const openWhole = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

  test("the pages still read, and the message form keeps what was typed", async ({ page, context }) => {
    await openWhole(page, "/contact");
    await context.setOffline(true);
    await page.getByLabel("Full name").fill("Dana Reyes");
    await page.getByLabel("Email").fill("dana@mail.example");
    await page.getByLabel("Subject").fill("A question");
    await page.getByLabel("Message").fill("Do you serve Alaska?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("There was a problem sending your message. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Do you serve Alaska?");
  });

  test("so does the form for a deletion link", async ({ page, context }) => {
    await openWhole(page, "/your-data");
    await context.setOffline(true);
    await page.getByLabel("Email").fill("dana@mail.example");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("That did not work. Please try again")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("dana@mail.example");
  });
});

test("every answer is under a policy that runs nothing inline", async ({ request }) => {
  for (const path of ["/", "/no-such-page", "/icon.svg"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
  }
});
