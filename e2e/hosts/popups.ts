import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";

/**
 * Reaches the notice and the button in it by keyboard alone, sees that neither they nor the button's tooltip lie under
 * anything of the host, and dismisses the notice.
 */
export async function seePopups(page: Page, wizard: Locator) {
  const notices = wizard.getByRole("region", { name: "Notifications (F8)" });
  // The key is listened for only once the notice is shown.
  await expect(async () => {
    await page.keyboard.press("F8");
    await expect(notices).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Tab");
  await expect(notices.getByRole("button", { name: "Dismiss" })).toBeFocused();
  const tooltip = wizard.locator("[role=tooltip]");
  await expect(tooltip).toHaveText("Dismiss");
  // A popup is placed by a measurement that follows its opening, so that it may be elsewhere at first.
  await expect.poll(() => notices.getByRole("status").evaluate(isOnTop), "the notice lies over all else").toBe(true);
  await expect.poll(() => tooltip.evaluate(isOnTop), "the tooltip lies over all else").toBe(true);
  await page.keyboard.press("Enter");
}

/** Whether nine points of a box, some pixels within its edges, can be pointed at. */
function isOnTop(box: Element) {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const root = box.getRootNode() as ShadowRoot;
  const steps = (from: number, to: number) => [from + 8, (from + to) / 2, to - 8];
  const points = steps(left, right).flatMap((x) => steps(top, bottom).map((y) => [x, y] as const));
  return points.every(([x, y]) => {
    const hit = document.elementFromPoint(x, y) === root.host && root.elementFromPoint(x, y);
    return hit && box.contains(hit);
  });
}
