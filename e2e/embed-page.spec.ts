import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { onForeignPage } from "./foreign-page.ts";
import { expect, test } from "./test.ts";

/** The page for publishers: what is copied from it must work where it is pasted. */
const HOSTILE = `Ask "Ruth's" <b>&amp;</b> </script><script>alert(1)</script> [gallery]`;

const choose = (page: Page, kind: string) => page.getByRole("radio", { name: kind, exact: true }).check();
const shown = async (page: Page, kind: string) =>
  (await page.getByRole("region", { name: kind, exact: true }).textContent())!;

async function open(page: Page) {
  await page.goto("/embed");
  await expect(
    page.locator("repair-assist").getByRole("heading", { name: "Ready to Fix Your Vehicle?" }),
  ).toBeVisible();
}

/** Looks at a page of another origin with nothing on it but `snippet`. `expected`: errors that its console may show. */
async function paste(page: Page, snippet: string, look: (host: Page) => Promise<void>, expected = /^$/) {
  await onForeignPage(snippet, async (address) => {
    const host = await page.context().newPage();
    const errors: string[] = [];
    host.on("pageerror", (error) => errors.push(String(error)));
    host.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    host.on("dialog", (dialog) => {
      errors.push(dialog.message());
      void dialog.dismiss();
    });
    await host.goto(address);
    await look(host);
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
    await host.close();
  });
}

/** A page of React 19 that shows the component of the snippet. */
async function asReactPage(snippet: string, testInfo: TestInfo) {
  const entry = testInfo.outputPath("host.tsx");
  await writeFile(
    entry,
    `import { createRoot } from "react-dom/client";\n${snippet}\ncreateRoot(document.getElementById("app")!).render(<RepairAssist />);`,
  );
  const built = await Bun.build({
    entrypoints: [entry],
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = Buffer.from(await built.outputs[0]!.arrayBuffer()).toString("base64");
  return `<div id="app"></div><script type="module" src="data:text/javascript;base64,${script}"></script>`;
}

for (const kind of ["HTML", "WordPress", "React", "JS module"])
  for (const pinned of [false, true])
    test(`the ${kind} snippet${pinned ? ", pinned," : ""} brings the element up on a page of another origin, as it was chosen`, async ({
      page,
    }, testInfo) => {
      await open(page);
      await page.getByRole("textbox", { name: "Heading" }).fill(HOSTILE);
      await page.getByRole("textbox", { name: "Accent color", exact: true }).fill("#006699");
      await page.getByRole("textbox", { name: "Font" }).fill(`"Times New Roman", serif`);
      await page.getByRole("radio", { name: "Dark", exact: true }).check();
      await choose(page, kind);
      if (pinned) {
        await page.getByRole("checkbox", { name: /^Pin a version/ }).check();
        await expect(page.getByRole("region", { name: kind, exact: true })).toContainText("sha384-");
      }
      const snippet = await shown(page, kind);
      await paste(page, kind === "React" ? await asReactPage(snippet, testInfo) : snippet, async (host) => {
        const element = host.locator("repair-assist");
        await expect(element.getByRole("heading", { name: HOSTILE })).toBeVisible();
        await expect(element).toHaveAttribute("theme", "dark");
        await expect(element).toHaveAttribute("accent", "#006699");
        const font = () =>
          element.getByRole("heading", { name: HOSTILE }).evaluate((it) => getComputedStyle(it).fontFamily);
        expect(await font()).toContain("Times New Roman");
        expect(await element.evaluate((it) => it.getBoundingClientRect().height)).toBeGreaterThanOrEqual(680);
      });
    });

test("the iframe shows the same, and grows with it where its script is left", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Heading" }).fill(HOSTILE);
  await choose(page, "iframe");
  const look = async (host: Page) => {
    const frame = host.frameLocator("iframe");
    await expect(frame.locator("repair-assist").getByRole("heading", { name: HOSTILE })).toBeVisible();
    const height = () => host.locator("iframe").evaluate((it) => it.getBoundingClientRect().height);
    await expect.poll(height).not.toBe(680);
  };
  // A browser that gives frames of other sites no storage says so.
  await paste(page, await shown(page, "iframe"), look, /keeps no progress/);
});

test("nothing below the element moves when it arrives in the room that the snippet keeps", async ({ page }) => {
  await open(page);
  for (const [place, width] of [
    ["In a text", 375],
    ["In a text", 700],
    ["In a sidebar", 300],
    ["Full width", 1000],
  ] as const) {
    await page.getByRole("radio", { name: place }).check();
    const snippet = await shown(page, "HTML");
    await paste(page, `<div style="width: ${width}px">${snippet}</div><p id="below">Read on.</p>`, async (host) => {
      const place = () => host.locator("#below").evaluate((it) => it.getBoundingClientRect().top);
      const before = await place();
      await expect(host.getByRole("button", { name: "Continue" })).toBeVisible();
      expect(await place(), `${width} px`).toBe(before);
    });
  }
});

test("a copy button puts on the clipboard what is shown, and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: "Copy the HTML snippet" }).click();
  const area = page.getByRole("region", { name: /^Notices/ });
  await expect(area).toHaveAttribute("aria-live", "polite");
  await expect(area).toContainText("The HTML snippet is on your clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown(page, "HTML"));
});

test("the preview follows what is chosen, and touches nothing of the visitor's own", async ({ page, context }) => {
  await page.goto("/faqs");
  await page.evaluate(() => {
    localStorage.setItem("vehicleInfo", JSON.stringify({ name: "Dana Reyes", vehicleMake: "Honda" }));
    localStorage.setItem("currentStep", "diagnostic-results");
    sessionStorage.setItem("repairFlowState", JSON.stringify({ userId: "u1" }));
  });
  const stored = () => page.evaluate(() => [{ ...localStorage }, sessionStorage.getItem("repairFlowState")]);
  const before = await stored();
  await open(page);
  const element = page.locator("repair-assist");
  await expect(element.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
  await page.getByRole("textbox", { name: "Heading" }).fill("Ask Ruth");
  await expect(element.getByRole("heading", { name: "Ask Ruth" })).toBeVisible();
  await page.getByRole("textbox", { name: "Accent color", exact: true }).fill("006699");
  await expect(element).toHaveAttribute("accent", "#006699");
  await page.getByLabel("First step shown").focus();
  await page.getByLabel("First step shown").selectOption("Analysis");
  await expect(page.getByText("Nobody has come as far as “Analysis”")).toBeVisible();
  await expect(page.getByLabel("First step shown")).toBeFocused();
  await expect(element.getByRole("heading", { name: "Ask Ruth" })).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  expect(await stored()).toEqual(before);
  expect(await context.cookies()).toEqual([]);
});

test("a color or a font that is none is said to be so, and stays out of the snippet", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Accent color", exact: true }).fill("#12345");
  await page.getByRole("textbox", { name: "Font" }).fill("Georgia; color: red");
  await expect(page.getByText("Please enter a color such as #c2410c")).toBeVisible();
  await expect(page.getByText("Please enter names of fonts with commas between them")).toBeVisible();
  expect(await shown(page, "HTML")).not.toMatch(/accent|font|red/);
});

test("the check of one's own page tells of key, address and policy", async ({ page }) => {
  await open(page);
  const check = page.locator("#check");
  await check.getByRole("button", { name: "Check" }).click();
  await expect(check.getByText("Please enter the address of your page, such as https://shop.example")).toBeVisible();
  await check.getByLabel("Address of your page").fill("shop.example/car-trouble");
  await check.getByRole("button", { name: "Check" }).click();
  await expect(check.getByRole("listitem")).toHaveText(["Without a partner key every page is allowed."]);
  await check.getByLabel("Partner key").fill("no-such-key");
  await check.getByLabel("Content-Security-Policy").fill("default-src 'self'; style-src 'unsafe-inline'");
  await check.getByRole("button", { name: "Check" }).click();
  await expect(check.getByRole("listitem")).toHaveCount(3);
  await expect(check.getByText(/This partner key is unknown/)).toBeVisible();
  await expect(check.getByText(/^Add http:\/\/localhost:\d+ to script-src of your policy/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the snippet can be read, with the address that people type", async ({ page, baseURL }) => {
    await page.goto("/embed");
    await expect(page.getByRole("region", { name: "HTML", exact: true })).toContainText(
      `<script src="${baseURL}/widget/v1/repair-assist.js" async></script>`,
    );
    await expect(page.locator("repair-assist noscript p")).toBeVisible();
  });
});
