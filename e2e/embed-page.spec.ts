import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { expect, test } from "./host-page.ts";
import { CIVIC, chooseService, confirmService, describeIssue, enterVehicle, readShops } from "./owner.ts";

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
      host,
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
      await host(kind === "React" ? await asReactPage(snippet, testInfo) : snippet);
      const element = page.locator("repair-assist");
      const heading = element.getByRole("heading", { name: HOSTILE });
      await expect(heading).toBeVisible();
      await expect(element).toHaveAttribute("theme", "dark");
      await expect(element).toHaveAttribute("accent", "#006699");
      expect(await heading.evaluate((it) => getComputedStyle(it).fontFamily)).toContain("Times New Roman");
      expect(await element.evaluate((it) => it.getBoundingClientRect().height)).toBeGreaterThanOrEqual(735);
    });

test("the React snippet compiles with the types that are served, and a wrong theme does not", async ({
  page,
  request,
}, testInfo) => {
  await open(page);
  await page.getByRole("textbox", { name: "Font" }).fill("Georgia, serif");
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await choose(page, "React");
  const snippet = `import type {} from "./repair-assist.d.ts";\n${await shown(page, "React")}`;
  const types = await request.get("/widget/v1/repair-assist.d.ts");
  await writeFile(testInfo.outputPath("repair-assist.d.ts"), await types.text());
  const compile = async (text: string) => {
    await writeFile(testInfo.outputPath("RepairAssist.tsx"), text);
    const options = ["--ignoreConfig", "--noEmit", "--strict", "--jsx", "react-jsx", "--module", "esnext"];
    options.push("--moduleResolution", "bundler", "--allowImportingTsExtensions", "--types", "");
    const { stdout } = spawnSync("node_modules/.bin/tsc", [...options, testInfo.outputPath("RepairAssist.tsx")]);
    return String(stdout);
  };
  expect(await compile(snippet)).toBe("");
  expect(await compile(snippet.replace('theme="dark"', 'theme="neon"'))).toMatch(/'"neon"' is not assignable/);
});

for (const kind of ["HTML", "iframe"])
  test.describe(`with the example for analytics beside the ${kind} snippet`, () => {
    test.use({ expectedErrors: /keeps no progress/ });

    test("the page's data layer gets what the visitor did, and nothing of who it is", async ({ page, host }) => {
      await open(page);
      await choose(page, kind);
      const example = await shown(page, "Counting in your analytics");
      await host(`<script>${example}</script>${await shown(page, kind)}`);
      const wizard = (kind === "iframe" ? page.frameLocator("iframe") : page).locator("repair-assist");
      await enterVehicle(wizard, CIVIC);
      await describeIssue(wizard, {
        type: "Diagnose car symptoms",
        words: "Grinding when I brake, front left I think.",
      });
      await wizard.getByRole("radio", { name: "Smooth and shiny" }).click();
      await expect(wizard.getByRole("status").filter({ hasText: /% → \d+%/ })).toBeVisible();
      await chooseService(wizard, "Shop Recommendations");
      await readShops(wizard);
      const moved = (from: string, to: string, more = {}) => ({
        event: "repair-assist:step",
        repairAssist: { from, to, ...more },
      });
      const confirmed = { confirmationType: "recommendations" };
      expect(await page.evaluate("dataLayer")).toEqual([
        moved("vehicle-info", "issue-details"),
        moved("issue-details", "diagnostic"),
        { event: "repair-assist:analyzed", repairAssist: { resultType: "diagnostic" } },
        { event: "repair-assist:answered", repairAssist: { by: "option" } },
        moved("diagnostic", "service-options"),
        moved("service-options", "confirmation", confirmed),
        { event: "repair-assist:done", repairAssist: confirmed },
      ]);
    });
  });

test.describe("in a browser that gives frames of other sites no storage", () => {
  test.use({ expectedErrors: /keeps no progress/ });

  test("the iframe shows the same, and grows with it where its script is left", async ({ page, host }) => {
    await open(page);
    await page.getByRole("textbox", { name: "Heading" }).fill(HOSTILE);
    await choose(page, "iframe");
    await host(await shown(page, "iframe"));
    const element = page.frameLocator("iframe").locator("repair-assist");
    await expect(element.getByRole("heading", { name: HOSTILE })).toBeVisible();
    const height = () => page.locator("iframe").evaluate((it) => it.getBoundingClientRect().height);
    const before = await height();
    await element.getByRole("button", { name: "Continue" }).click();
    await expect.poll(height).toBeGreaterThan(before);
  });

  test("on a long page the iframe brings each step into view, tells its events, and may copy", async ({
    page,
    host,
    baseURL,
  }) => {
    await open(page);
    await choose(page, "iframe");
    const snippet = await shown(page, "iframe");
    await host(`<script>
        const told = [];
        addEventListener("message", ({ origin, data }) => told.push({ origin, ...data }));
      </script><div style="height: 1500px">An article</div>${snippet}<div style="height: 9000px">Comments</div>`);
    const frame = page.locator("iframe");
    const wizard = page.frameLocator("iframe").locator("repair-assist");
    const top = () => frame.evaluate((it) => Math.round(it.getBoundingClientRect().top));
    await enterVehicle(wizard, CIVIC);
    await wizard.getByRole("radio", { name: "Diagnose car symptoms" }).check();
    await wizard
      .getByRole("textbox", { name: "Describe the problem in your own words" })
      .fill("Grinding when I brake.");
    await wizard.getByRole("button", { name: "Analyze" }).click();
    await expect(wizard.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
    await expect.poll(top).toBe(0);

    const onward = wizard.getByRole("button", { name: "Continue to Service Options" });
    await onward.scrollIntoViewIfNeeded();
    expect(await top()).toBeLessThan(-page.viewportSize()!.height);
    await onward.click();
    await expect(wizard.getByRole("heading", { name: "Choose Your Service Level" })).toBeInViewport();
    await expect.poll(top).toBe(0);

    const told = await page.evaluate<{ type: string }[]>("told");
    expect(told.filter(({ type }) => type !== "repair-assist:height")).toEqual([
      { origin: baseURL, version: 1, type: "repair-assist:ready", detail: { version: expect.any(String) } },
      ...[
        { type: "repair-assist:step", detail: { from: "vehicle-info", to: "issue-details" } },
        { type: "repair-assist:step", detail: { from: "issue-details", to: "diagnostic" } },
        { type: "repair-assist:analyzed", detail: { resultType: "diagnostic" } },
        { type: "repair-assist:step", detail: { from: "diagnostic", to: "service-options" } },
      ].map((message) => ({ origin: baseURL, version: 1, ...message })),
    ]);

    await confirmService(wizard, "Shop Recommendations");
    await wizard.getByRole("button", { name: /^Copy/ }).first().click();
    await expect(wizard.getByRole("button", { name: "Copied" })).toBeVisible();
  });
});

for (const kind of ["HTML", "JS module"])
  test(`at every width from 288 to 1200 px the ${kind} snippet keeps the room that the element takes, so nothing below moves`, async ({
    page,
    host,
  }) => {
    await open(page);
    await choose(page, kind);
    const snippet = await shown(page, kind);
    // The script comes when the test says so, after the page has stood without it.
    const [url] = /[^"]+\/widget\/v1\/[^"]+/.exec(snippet)!;
    await page.route(url, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await host(`<div id="box">${snippet}</div><p id="below">Below</p>`);
    const heights = () =>
      page.evaluate(() => {
        const box = document.querySelector<HTMLElement>("#box")!;
        return Array.from({ length: 1200 - 288 + 1 }, (_, place) => {
          box.style.width = `${288 + place}px`;
          return `${288 + place}: ${box.offsetHeight}`;
        });
      });
    const kept = await heights();
    await page.unroute(url);
    const shift = await page.evaluateHandle(() => {
      const seen = { sum: 0 };
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) seen.sum += (entry as PerformanceEntry & { value: number }).value;
      };
      const observer = new PerformanceObserver(add);
      observer.observe({ type: "layout-shift" });
      return { seen, flush: () => add({ getEntries: () => observer.takeRecords() } as PerformanceObserverEntryList) };
    });
    await page.addScriptTag({ url: `${url}?later`, ...(kind === "JS module" && { type: "module" }) });
    await expect(page.locator("repair-assist").getByRole("button", { name: "Continue" })).toBeVisible();
    await shift.evaluate(({ flush }) => flush());
    expect(await shift.evaluate(({ seen }) => seen.sum)).toBe(0);
    expect(await heights()).toEqual(kept);
  });

test("the frame keeps the same room, by the width of its slot", async ({ page, host }) => {
  await open(page);
  await choose(page, "iframe");
  await host(`<div id="box">${(await shown(page, "iframe")).replace(/src="[^"]*"/, "")}</div>`);
  const height = (width: number) =>
    page.evaluate((width) => {
      document.querySelector<HTMLElement>("#box")!.style.width = `${width}px`;
      return document.querySelector("iframe")!.offsetHeight;
    }, width);
  expect([await height(300), await height(600), await height(1000)]).toEqual([960, 735, 810]);
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
  await choose(page, "JS module");
  await check.getByLabel("Content-Security-Policy").fill("script-src 'nonce-abc'; style-src 'unsafe-inline'");
  await check.getByRole("button", { name: "Check" }).click();
  await expect(check.getByRole("listitem").nth(1)).toHaveText(
    /^Give the script tag that loads the element the nonce .* Or: Add http:\S+ to script-src of your policy\.$/,
  );
  await expect(check.getByRole("listitem").nth(2)).toHaveText(/^Give the script with lines of its own/);
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
