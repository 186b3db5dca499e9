import type { Page } from "@playwright/test";
import { analyzed, openScreen, SCREENS } from "./progress.ts";
import { expect, test } from "./test.ts";

const VAGUE = "Something squeals at the front while driving, sometimes it grinds when I brake.";

/** Whatever would move in the wizard: running animations, and transitions that take their time. */
const moving = (page: Page) =>
  page.locator("repair-assist").evaluate((host) =>
    [...host.shadowRoot!.querySelectorAll("*")].flatMap((node) => {
      const { transitionDuration, animationName } = getComputedStyle(node);
      const slow = transitionDuration.split(",").some((duration) => Number.parseFloat(duration) > 0);
      const runs = animationName !== "none" || node.getAnimations().some((each) => each.playState === "running");
      return slow || runs ? [node.outerHTML.slice(0, 90)] : [];
    }),
  );

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: not the overlay, not the rows that change places", async ({ page }) => {
    await openScreen(page, SCREENS[1]!);
    await page.route("**/api/issue-details", () => {});
    await page.getByRole("button", { name: "Analyze" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.unroute("**/api/issue-details");

    await analyzed(page, "symptoms", VAGUE);
    await page.goto("/steps/diagnostic-results");
    await page.getByRole("radio").first().click();
    await expect(page.getByText("You answered")).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});

test("without that wish the overlay's bar does move", async ({ page }) => {
  await openScreen(page, SCREENS[1]!);
  await page.route("**/api/issue-details", () => {});
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  expect(await moving(page)).not.toEqual([]);
});

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("bars, cells, choices and the focus are still drawn", async ({ page }) => {
    await openScreen(page, SCREENS[2]!);
    const drawn = (selector: string) =>
      page
        .locator("repair-assist")
        .locator(selector)
        .first()
        .evaluate((node) => {
          const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle } = getComputedStyle(node);
          const ground = getComputedStyle(document.body).backgroundColor;
          const edge = borderTopWidth !== "0px" && borderTopColor !== ground;
          return (
            (!/^rgba.*, 0\)$/.test(backgroundColor) && backgroundColor !== ground) || edge || outlineStyle !== "none"
          );
        });
    expect(await drawn("[aria-label^='Fair range'] > div > span"), "a price bar").toBe(true);
    expect(await drawn("[data-fill='1']"), "a filled cell").toBe(true);
    expect(await drawn("li[data-done] > span"), "a step that is done").toBe(true);

    await openScreen(page, SCREENS[6]!);
    const choice = page.getByRole("radio", { name: "Managed Repair" });
    await choice.focus();
    await page.keyboard.press("Space");
    const card = await choice.evaluate((node) => getComputedStyle(node.closest("label")!).outlineStyle);
    expect(card, "the focused choice").toBe("solid");
    await expect(choice).toHaveCSS("appearance", "auto");
  });
});
