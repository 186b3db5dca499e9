import type { Page } from "@playwright/test";
import { openScreen, SCREENS } from "./progress.ts";
import { expect, test } from "./test.ts";

/** A browser's zoom makes the window smaller in CSS pixels, and each of them larger. */
const WINDOWS = {
  "a phone of 320 px": { width: 320, height: 640 },
  "1280 × 1024 at 200 %": { width: 640, height: 512 },
  "1280 × 1024 at 400 %": { width: 320, height: 256 },
};

/**
 * Words of the wizard that stick out of the window or are cut off by their own box, and what is wider than the window.
 */
async function cutOff(page: Page) {
  return page.locator("repair-assist").evaluate((host) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`);
    const walker = document.createTreeWalker(host.shadowRoot!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const box = walker.currentNode.parentElement!;
      const words = walker.currentNode.textContent!.trim();
      const style = getComputedStyle(box);
      if (!words || !box.checkVisibility() || style.clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`sticks out: ${words}`);
      // An ellipsis says itself that there is more, and so does a clamp.
      const says = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (!says && style.overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1) found.push(`cut: ${words}`);
    }
    return found;
  });
}

test.use({ deviceScaleFactor: 2 });

for (const screen of SCREENS) {
  test(`${screen.name} shows all of its words at 320 px and zoomed to 200 and 400 %`, async ({ page }) => {
    await openScreen(page, screen);
    const next = page.getByRole("button", { name: /^(Continue|Analyze|Confirm Selection|Return to Home)/ });
    for (const [name, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size);
      expect(await cutOff(page), name).toEqual([]);
      await next.scrollIntoViewIfNeeded();
      await expect(next, name).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the errors of an empty form fit at 320 px and zoomed to 200 and 400 %", async ({ page }) => {
  await openScreen(page, SCREENS[0]!);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("You must accept the terms and conditions to continue")).toBeVisible();
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    expect(await cutOff(page), name).toEqual([]);
  }
});
