import type { Page } from "@playwright/test";
import { openScreen, SCREENS, TITLES } from "./progress.ts";
import { expect, test } from "./test.ts";

/** The site is deployed while somebody uses it: the code that their page has still to load is no longer there. */
test.use({ expectedErrors: /status of 404|dynamically imported module/ });

/** Answers 404 for a piece of the site's code: once, or whenever it is asked for. */
const gone = (page: Page, name: string, times?: number) =>
  page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.fulfill({ status: 404 }), { times });

const analyze = (page: Page) => page.getByRole("button", { name: "Analyze" });

test("a result that was waited for is shown", async ({ page }) => {
  await gone(page, "diagnostic-record", 1);
  await openScreen(page, SCREENS[1]!);
  await analyze(page).click();
  await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
});

test("a result whose code never comes says so, after one more try", async ({ page }) => {
  await gone(page, "diagnostic-record");
  let loads = 0;
  await openScreen(page, SCREENS[1]!);
  page.on("load", () => loads++);
  const loadedAnew = page.waitForEvent("load");
  await analyze(page).click();
  await loadedAnew;
  await expect(page.getByRole("alert").getByText("Analysis Error")).toBeVisible();
  expect(loads).toBe(1);
});

test("a link leads to its page", async ({ page }) => {
  await page.goto("/");
  await gone(page, "TermsConditions", 1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms & Conditions" })).toBeVisible();
  await expect(page).toHaveURL("/terms-conditions");
});

test("Back leads to the page before", async ({ page }) => {
  await page.goto("/faqs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms & Conditions" }).waitFor();
  await page.reload();
  await gone(page, "Faqs", 1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" })).toBeVisible();
});
