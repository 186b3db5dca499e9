import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";

/** However a page loads the script, the element is defined once, shows its form, and asks the API that it came from. */
const SRC = "{us}/widget/v1/repair-assist.js";
const WAYS: Record<string, [body: string, head?: string]> = {
  async: [`<repair-assist></repair-assist>`, `<script src="${SRC}" async></script>`],
  defer: [`<repair-assist></repair-assist>`, `<script src="${SRC}" defer></script>`],
  "blocking, before the element": [`<repair-assist></repair-assist>`, `<script src="${SRC}"></script>`],
  "after the element": [`<repair-assist></repair-assist><script src="${SRC}"></script>`],
  "type=module": [`<repair-assist></repair-assist>`, `<script src="${SRC}" type="module"></script>`],
  "the module itself": [
    `<repair-assist></repair-assist>`,
    `<script src="{us}/widget/v1/repair-assist.mjs" type="module"></script>`,
  ],
  "imported by a module": [
    `<repair-assist></repair-assist>
     <script type="module">import { RepairAssistElement } from "{us}/widget/v1/repair-assist.mjs";
       if (!(document.querySelector("repair-assist") instanceof RepairAssistElement)) throw new Error("another class");</script>`,
  ],
  "injected later": [
    `<repair-assist></repair-assist>
     <script>onload = () => { const s = document.createElement("script"); s.src = "${SRC}"; document.head.append(s); };</script>`,
  ],
  twice: [`<repair-assist></repair-assist>`, `<script src="${SRC}" async></script>`.repeat(2)],
  "twice, as script and as module": [
    `<repair-assist></repair-assist>`,
    `<script src="${SRC}" async></script><script src="{us}/widget/v1/repair-assist.mjs" type="module"></script>`,
  ],
};

const form = (page: Page) => page.locator("repair-assist").getByRole("button", { name: "Continue" });
const asked = (page: Page) => page.waitForRequest((request) => request.url().includes("/api/partners/allowed"));

for (const [way, [body, head]] of Object.entries(WAYS))
  test(`loaded ${way}, the element works and asks the API that it came from`, async ({ page, host, baseURL }) => {
    const request = asked(page);
    await host(body, head);
    await expect(form(page)).toBeVisible();
    await expect(page.locator("repair-assist").getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(new URL((await request).url()).origin).toBe(baseURL);
  });

test("of two versions the first one stays, and the second does no harm", async ({ page, host, baseURL }) => {
  const text = await (await page.request.get(`${baseURL}/widget/v1/repair-assist.js`)).text();
  const { version } = await (await page.request.get(`${baseURL}/widget/v1/sri.json`)).json();
  await page.route("**/widget/v9/repair-assist.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: text.replaceAll(version, "9.9.9") }),
  );
  await host(
    `<script>const versions = []; addEventListener("repair-assist:ready", ({ detail }) => versions.push(detail.version));</script>
     <repair-assist></repair-assist>
     <script src="{us}/widget/v9/repair-assist.js"></script><script src="${SRC}"></script>`,
  );
  await expect(form(page)).toBeVisible();
  expect(await page.evaluate("versions")).toEqual(["9.9.9"]);
  await page.evaluate(() => document.body.append(document.createElement("repair-assist")));
  await expect(form(page)).toHaveCount(2);
  expect(await page.evaluate("versions")).toEqual(["9.9.9", "9.9.9"]);
});

test("properties and listeners set before the script count", async ({ page, host }) => {
  await host(
    `<repair-assist></repair-assist>
     <script>
       const element = document.querySelector("repair-assist");
       Object.assign(element, { heading: "Ask us first", theme: "dark", accent: "#005f73" });
       let ready = 0;
       element.addEventListener("repair-assist:ready", () => ready++);
     </script>
     {script}`,
  );
  const wizard = page.locator("repair-assist");
  await expect(wizard.getByRole("heading", { name: "Ask us first" })).toBeVisible();
  await expect(wizard).toHaveAttribute("theme", "dark");
  await expect(form(page)).toHaveCSS("background-color", "rgb(0, 95, 115)");
  expect(await page.evaluate("ready")).toBe(1);
});
