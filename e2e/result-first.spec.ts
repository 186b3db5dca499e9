import type { Page } from "@playwright/test";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import { analyzed, TITLES } from "./progress.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Words that a result may have before anything is opened. */
const MOST_WORDS: Record<IssueType, number> = { symptoms: 280, estimate: 250, parts: 200, collision: 280 };

/** The words that a result shows before anything is opened, and where its first price ends, in pixels from the top. */
const shownIn = (page: Page) =>
  page.locator("repair-assist").evaluate((host) => {
    const sheet = host.shadowRoot!.querySelector("[data-step-title]")!.parentElement!.parentElement!.parentElement!;
    const walker = document.createTreeWalker(sheet.parentElement!, NodeFilter.SHOW_TEXT);
    const shown: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement!.checkVisibility()) shown.push(walker.currentNode);
    const words = shown.flatMap(({ textContent }) => textContent!.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
    const range = document.createRange();
    range.selectNodeContents(shown.find(({ textContent }) => /^[^“]*\$\d/.test(textContent!))!);
    return { words: words.length, price: range.getBoundingClientRect().bottom };
  });

for (const [kind, most] of Object.entries(MOST_WORDS) as [IssueType, number][]) {
  test(`${TITLES[kind]}: the first price stands above the fold of a phone, in at most ${most} words`, async ({
    page,
  }) => {
    await analyzed(page, kind);
    await page.goto("/steps/diagnostic-results");
    await expect(page.getByRole("heading", { name: TITLES[kind] })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue to Service Options" })).toBeAttached();
    const result = await shownIn(page);
    expect(result.price).toBeGreaterThan(0);
    expect(result.price).toBeLessThan(844);
    expect(result.words).toBeGreaterThan(80);
    expect(result.words).toBeLessThanOrEqual(most);
  });

  test(`${TITLES[kind]}: price and shops stay in reach while one scrolls, and never twice`, async ({ page }) => {
    await analyzed(page, kind);
    await page.goto("/steps/diagnostic-results");
    // The bar's button, which is the foot's once more for those who see and point.
    const shops = page.locator("[aria-hidden] > div > button", { hasText: "Continue to Service Options" });
    const next = page.getByRole("button", { name: "Continue to Service Options" });
    await expect(shops).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 844 });
    await expect(shops).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.wheel(0, 400);
    await expect(shops).toBeInViewport({ ratio: 1 });
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport();
    await expect(shops).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await shops.click();
    await expect(page.getByRole("heading", { name: "Choose Your Service Level" })).toBeVisible();
  });
}

test("two complaints have a list each under the owner's words, in the words that one may have", async ({ page }) => {
  await analyzed(page, "symptoms", "My AC blows warm and my brakes squeal");
  await page.goto("/steps/diagnostic-results");
  for (const name of ["“My AC blows warm”", "“my brakes squeal”"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  // The brakes are told well enough for a list; of the A/C too little is told to open one.
  await expect(page.getByRole("heading", { name: "Something else" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Too early to say: \d+ possible causes$/ })).toBeVisible();
  expect((await shownIn(page)).words).toBeLessThanOrEqual(MOST_WORDS.symptoms);
});
