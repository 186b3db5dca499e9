import type { Page } from "@playwright/test";
import sharp from "sharp";
import { CIVIC, enterVehicle } from "./owner.ts";
import { analyzed, openScreen, PROBLEMS, SCREENS, TITLES } from "./progress.ts";
import { expect, test } from "./test.ts";

/** What goes wrong around a visitor: of nothing typed may be lost, and the sentence shown says what to do. */
const WORDS = PROBLEMS.symptoms;
const words = (page: Page) => page.getByRole("textbox", { name: /in your own words/ });
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze" });

async function atTheWords(page: Page) {
  await openScreen(page, SCREENS[1]!);
  await expect(words(page)).toHaveValue(WORDS);
}

/** Holds every answer of a call back until it is let go; tells how many were asked for. */
async function hold(page: Page, path: string) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = { asked: 0, letGo };
  await page.route(path, async (route) => {
    held.asked++;
    await released;
    await route.continue().catch(() => {});
  });
  return held;
}

test.describe("storage that", () => {
  test.use({ expectedErrors: /Repair Assist: / });

  for (const [what, spoil] of [
    [
      "is blocked",
      () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new Error("blocked");
          },
        }),
    ],
    [
      "is full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
  ] as const) {
    test(`${what} lets the visitor through to the result, quietly`, async ({ page }) => {
      await page.addInitScript(spoil);
      await page.goto("/");
      await enterVehicle(page, CIVIC);
      await page.getByRole("radio", { name: "Diagnose car symptoms" }).check();
      await words(page).fill(WORDS);
      await analyze(page).click();
      await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: "Error" })).toHaveCount(0);
    });
  }

  test("holds corrupt drafts starts the form empty, and it works", async ({ page }) => {
    await analyzed(page, "symptoms");
    await page.evaluate(() => {
      for (const key of ["vehicleInfo", "issueDetails", "issueImages"]) localStorage.setItem(key, "{ not json");
      sessionStorage.setItem("repairFlowState", "[7]");
    });
    await page.goto("/steps/issue-details");
    await expect(words(page)).toHaveValue("");
    await page.getByRole("radio", { name: "Diagnose car symptoms" }).check();
    await words(page).fill(WORDS);
    await analyze(page).click();
    await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  });
});

test.describe("a session that is over", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("is opened again with what was typed, from the words to their result", async ({ page, context }) => {
    await atTheWords(page);
    await context.clearCookies();
    await words(page).fill(`${WORDS} The pedal feels low.`);
    await analyze(page).click();
    await expect(page.getByText("Your session has ended")).toBeVisible();
    await page.getByRole("button", { name: "Continue with what I typed" }).click();
    await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("The pedal feels low.");
  });

  test("is opened again from a result that a reload no longer finds", async ({ page, context }) => {
    await analyzed(page, "symptoms");
    await context.clearCookies();
    await page.goto("/steps/diagnostic-results");
    await page.getByRole("button", { name: "Continue with what I typed" }).click();
    await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  });
});

test.describe("an API that", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  for (const [what, fulfil, says] of [
    ["is down", null, "Failed to save issue details. Please try again."],
    ["answers HTML", { status: 200, contentType: "text/html", body: "<h1>Hotel Wi-Fi</h1>" }, /could not be read/],
    ["answers an error page", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }, /Error: 502/],
  ] as const) {
    test(`${what} keeps the words, says what to do, and works when it is back`, async ({ page }) => {
      await atTheWords(page);
      await page.route("**/api/issue-details", (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
      await analyze(page).click();
      await expect(page.getByRole("alert").getByText(says)).toBeVisible();
      await expect(page.getByText("Bad gateway")).toHaveCount(0);
      await expect(words(page)).toHaveValue(WORDS);
      await page.unroute("**/api/issue-details");
      await analyze(page).click();
      await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
    });
  }

  test("cannot show a result offers another try, which shows it", async ({ page }) => {
    await analyzed(page, "symptoms");
    await page.route("**/api/diagnostics/by-issue/*", (route) => route.fulfill({ body: "<html>", status: 200 }));
    await page.goto("/steps/diagnostic-results");
    const alert = page.getByRole("alert");
    await expect(alert.getByText("Analysis Error")).toBeVisible();
    await expect(alert).toContainText("There was an error loading your diagnostic results. Please try again.");
    await page.unroute("**/api/diagnostics/by-issue/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  });

  test("answers a record with half its fields shows that half", async ({ page }) => {
    await analyzed(page, "collision");
    await page.route("**/api/diagnostics/by-issue/*", (route) =>
      route.fulfill({ json: { diagnosticResult: { resultType: "collision" }, results: { collisionRepair: {} } } }),
    );
    await page.goto("/steps/diagnostic-results");
    const sentences = ["Cost estimate not available", "Time estimate not available", "No damage description available"];
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue to Service Options" })).toBeEnabled();
  });
});

test.describe("a ZIP of the right length that there is not", () => {
  test.use({ expectedErrors: /status of 4\d\d/ });

  test("is refused by the server with a sentence on its field, and nothing typed is lost", async ({ page }) => {
    await analyzed(page, "symptoms");
    await page.goto("/steps/vehicle-info");
    const zip = page.getByRole("textbox", { name: "ZIP code" });
    await zip.fill("00001");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(zip).toHaveAccessibleDescription(/ZIP/);
    await expect(zip).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Dana Reyes");
    await zip.fill("85253");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Issue Details" })).toBeVisible();
  });
});

test("an answer that takes ten seconds is waited for, and after eight one reads that one may", async ({ page }) => {
  await analyzed(page, "symptoms");
  await page.clock.install();
  const held = await hold(page, "**/api/diagnostics/by-issue/*");
  await page.goto("/steps/diagnostic-results");
  const slowNote = page.getByText("This takes longer than usual. You can keep waiting: nothing you typed is lost.");
  await expect(page.getByText("Analyzing your vehicle issue...")).toBeVisible();
  await expect(slowNote).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(slowNote).toBeVisible();
  held.letGo();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
});

test("an analysis that takes ten seconds says so in its overlay, and arrives", async ({ page }) => {
  await page.clock.install();
  await atTheWords(page);
  const held = await hold(page, "**/api/issue-details");
  await analyze(page).click();
  const overlay = page.getByRole("dialog", { name: "Analyzing Your Issue" });
  await expect(overlay).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(overlay.getByText(/You can keep waiting: nothing you typed is lost/)).toBeVisible();
  held.letGo();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
});

test("a double click sends once", async ({ page }) => {
  await atTheWords(page);
  const held = await hold(page, "**/api/issue-details");
  await analyze(page).dblclick({ noWaitAfter: true });
  held.letGo();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  expect(held.asked).toBe(1);
});

test("a double click on Confirm asks for one managed repair, and the browser's Back is not undone by its answer", async ({
  page,
}) => {
  await analyzed(page, "symptoms");
  await page.goto("/steps/diagnostic-results");
  await page.getByRole("button", { name: "Continue to Service Options" }).click();
  await page.getByRole("radio", { name: "Managed Repair" }).check();
  const held = await hold(page, "**/api/managed-repair");
  await page.getByRole("button", { name: "Confirm Selection" }).dblclick({ noWaitAfter: true });
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  const answered = page.waitForResponse("**/api/managed-repair");
  held.letGo();
  await answered;
  await expect(page).toHaveURL("/steps/diagnostic-results");
  expect(held.asked).toBe(1);
});

test("Back during the analysis leads back, keeps the words, and is not undone by the answer", async ({ page }) => {
  await page.goto("/steps/vehicle-info");
  await enterVehicle(page, CIVIC);
  await page.getByRole("radio", { name: "Diagnose car symptoms" }).check();
  await words(page).fill(WORDS);
  const held = await hold(page, "**/api/issue-details");
  await analyze(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Vehicle Information" })).toBeVisible();
  held.letGo();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(words(page)).toHaveValue(WORDS);
  await expect(page).toHaveURL("/steps/issue-details");
});

test("two tabs keep their own problems, and each comes to its own result", async ({ page, context }) => {
  await atTheWords(page);
  const other = await context.newPage();
  await analyzed(other, "parts");
  await other.goto("/steps/issue-details");
  await expect(words(other)).toHaveValue(PROBLEMS.parts);
  await expect(words(page)).toHaveValue(WORDS);
  await analyze(page).click();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
  await analyze(other).click();
  await expect(other.getByRole("heading", { name: TITLES.parts })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
});

test("a photo cannot be taken away while it is sent; after Cancel it can, and the rest is sent", async ({ page }) => {
  await atTheWords(page);
  const photo = async (name: string) => ({
    name,
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background: "#a33" } })
      .png()
      .toBuffer(),
  });
  const removal = page.getByRole("button", { name: "Remove dash.png" });
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles([await photo("dash.png"), await photo("rotor.png")]);
  await expect(removal).toBeVisible();
  const held = await hold(page, "**/api/issue-details");
  await analyze(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const covered = removal.click({ trial: true, timeout: 500 }).then(
    () => false,
    () => true,
  );
  expect(await covered).toBe(true);
  await page.getByRole("button", { name: "Cancel" }).click();
  held.letGo();
  await page.unroute("**/api/issue-details");
  await removal.click();
  const issue = page.waitForResponse("**/api/issues/*");
  await analyze(page).click();
  const { photos } = (await (await issue).json()) as { photos: { filename: string }[] };
  expect(photos.map(({ filename }) => filename)).toEqual(["rotor.png"]);
});

for (const year of ["2001", "2041"]) {
  test(`a clock that says ${year} hides no car, and the way leads to a result`, async ({ page }) => {
    await page.clock.setFixedTime(`${year}-03-01T12:00:00Z`);
    await page.goto("/");
    await enterVehicle(page, { ...CIVIC, year: "2025" });
    await page.getByRole("radio", { name: "Diagnose car symptoms" }).check();
    await words(page).fill(WORDS);
    await analyze(page).click();
    await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
    await expect(page.getByText("2025 Honda Civic", { exact: true })).toBeVisible();
  });
}
