import type { Locator, Page } from "@playwright/test";
import { analyzed, openScreen, SCREENS, TITLES } from "./progress.ts";
import { expect, test } from "./test.ts";

/** Words that several troubles fit: the analysis has a question about them. */
const VAGUE = "Something squeals at the front while driving, sometimes it grinds when I brake.";

const tops = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));

/** Sums up how much of the window moved without anybody's doing, as the browser itself measures it: 0 is nothing. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const width of [320, 1280]) {
  test.describe(`${width} px wide,`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("errors leave every field of the form where it was", async ({ page }) => {
      await openScreen(page, SCREENS[0]!);
      // The terms stand under the messages and make room for them.
      const fields = page.getByRole("main").locator("input:not([type=checkbox]), select, h1");
      const before = await tops(fields);
      const scrolled = await page.evaluate(() => scrollY);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
      await page.evaluate((y) => scrollTo(0, y), scrolled);
      expect(await tops(fields)).toEqual(before);
    });

    test("results come in the place of what stood for them", async ({ page }) => {
      const shifted = await watchShifts(page);
      await analyzed(page, "symptoms");
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/diagnostics/by-issue/*", async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto("/steps/diagnostic-results");
      await expect(page.getByText("Loading diagnostic results...")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await shifted();
      answer();
      await expect(page.getByRole("heading", { name: TITLES.symptoms })).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect((await shifted()) - before).toBe(0);
    });

    test("the next question comes under what the answer changed, and nothing above it moves", async ({ page }) => {
      await analyzed(page, "symptoms", VAGUE);
      await page.goto("/steps/diagnostic-results");
      const answer = page.getByRole("radio").first();
      await answer.scrollIntoViewIfNeeded();
      const asked = page.getByText("One more question");
      const [panel] = await tops(asked);
      await answer.click();
      const effect = page.getByRole("status").filter({ hasText: /order|Order/ });
      await expect(effect).toBeInViewport();
      const [effectTop] = await tops(effect);
      expect(Math.abs(effectTop! - panel!)).toBeLessThan(2);
    });
  });
}
