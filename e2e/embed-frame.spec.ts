import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { addPartner, partner } from "./partner-command.ts";
import { expect, test } from "./test.ts";

/** This browser keeps third-party cookies out, and with them the storage of such frames. */
test.use({ expectedErrors: /keeps no progress/ });

/** A page of another site with our frame and the script of our snippet. Its own address is 127.0.0.1, ours localhost. */
const hostPage = (frame: string, sandboxed: boolean) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>My car blog</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>My car blog</h1>
    <iframe src="${frame}" title="Repair Assist" referrerpolicy="origin" style="width: 100%; height: 300px; border: 0"
      ${sandboxed ? 'sandbox="allow-scripts"' : ""}></iframe>
    <script>
      heights = [];
      addEventListener("message", ({ origin, source, data }) => {
        const frame = document.querySelector("iframe");
        if (source !== frame.contentWindow || data?.type !== "repair-assist:height") return;
        heights.push({ origin, ...data });
        frame.style.height = data.height + "px";
      });
    </script>
  </body>
</html>`;

/** A page that asks for a process of its own, and may hold only what agrees to that. */
const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Shows the frame on that page; answers the page's origin. */
async function show(page: Page, frame: (origin: string) => string, { sandboxed = false, isolated = false } = {}) {
  const host = createServer((_request, response) => {
    const { port } = host.address() as AddressInfo;
    if (isolated) for (const [name, value] of Object.entries(ISOLATION)) response.setHeader(name, value);
    response.setHeader("Content-Type", "text/html").end(hostPage(frame(`http://127.0.0.1:${port}`), sandboxed));
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  page.once("close", () => host.close());
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  return page.frameLocator("iframe").locator("repair-assist");
}

/** The frame is as tall as the element, and the page was told so with nothing else. */
async function expectFitted(page: Page, origin: string) {
  const box = async (selector: string, frame = false) =>
    (await (frame ? page.frameLocator("iframe").locator(selector) : page.locator(selector)).boundingBox())!.height;
  await expect.poll(async () => Math.abs((await box("iframe")) - (await box("body", true)))).toBeLessThanOrEqual(1);
  expect(await box("iframe")).toBeGreaterThanOrEqual(await box("repair-assist", true));
  const heights = (await page.evaluate("heights")) as { origin: string; type: string; height: number }[];
  expect(new Set(heights.map((message) => message.origin))).toEqual(new Set([origin]));
  for (const message of heights)
    expect(message).toEqual({ origin, type: "repair-assist:height", version: 1, height: expect.any(Number) });
}

async function walkThrough(page: Page, origin: string, wizard: ReturnType<Page["locator"]>) {
  await enterVehicle(wizard, CIVIC);
  await expectFitted(page, origin);
  await describeIssue(wizard, { type: "Diagnose car symptoms", words: "Grinding when I brake, front left I think." });
  await expect(wizard.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
  await expectFitted(page, origin);
  await chooseService(wizard, "Shop Recommendations");
  await readShops(wizard);
}

test("in a frame on another site the wizard leads to shops by token, without a cookie, and the frame grows with it", async ({
  page,
  context,
  baseURL,
}) => {
  const wizard = await show(page, () => `${baseURL}/embed/frame?theme=dark&accent=%230a7&font=Georgia&heading=Ask`);
  await expect(wizard).toHaveAttribute("theme", "dark");
  await expect(wizard).toHaveAttribute("heading", "Ask");
  await walkThrough(page, baseURL!, wizard);
  expect(await context.cookies()).toEqual([]);
  await expect(page.frameLocator("iframe").getByRole("banner")).toHaveCount(0);
});

test("in a sandbox, without an origin and without storage, it does the same", async ({ page, baseURL }) => {
  const wizard = await show(page, () => `${baseURL}/embed/frame`, { sandboxed: true });
  await walkThrough(page, "null", wizard);
});

for (const sandboxed of [false, true])
  test(`on an isolated page it is shown${sandboxed ? ", in a sandbox too" : ""}`, async ({ page, baseURL }) => {
    const wizard = await show(page, () => `${baseURL}/embed/frame`, { sandboxed, isolated: true });
    await enterVehicle(wizard, CIVIC);
    expect(await page.evaluate("crossOriginIsolated")).toBe(true);
  });

test("with a partner key it works on the partner's site alone, and says elsewhere why not", async ({
  page,
  baseURL,
}) => {
  const key = addPartner("https://blog.example", "--theme", "dark");
  const address = `${baseURL}/embed/frame?partner=${key}`;

  await show(page, () => address);
  await expect(page.frameLocator("iframe").getByRole("alert")).toContainText("not registered for its partner key");
  partner("add", "--key", key, "--origin", new URL(page.url()).origin);
  await page.reload();
  const wizard = page.frameLocator("iframe").locator("repair-assist");
  await expect(wizard).toHaveAttribute("theme", "dark");
  await enterVehicle(wizard, CIVIC);
});
