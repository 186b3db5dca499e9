import { expect, test } from "./host-page.ts";
import { CIVIC, enterVehicle } from "./owner.ts";

const OPEN = "What is wrong with my car?";

for (const launcher of ["button", "floating"])
  test(`launcher=${launcher} is a button that opens the wizard over the page, and keeps what was typed`, async ({
    page,
    host,
  }) => {
    await host(`{script}<div style="display: flex"><repair-assist launcher="${launcher}"></repair-assist></div>
      <div style="height: 3000px"></div>`);
    const wizard = page.locator("repair-assist");
    const button = wizard.getByRole("button", { name: OPEN });
    const name = wizard.getByRole("textbox", { name: "Name", exact: true });
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((y) => scrollTo(0, y), launcher === "floating" ? 2000 : 0);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(name).toBeHidden();
      await button.click();
      await expect(name).toBeVisible();
      const dialog = (await wizard.getByRole("dialog", { name: "Repair Assist" }).boundingBox())!;
      expect(dialog.width).toBe(width < 600 ? width : 960);
      expect(dialog.height).toBeLessThanOrEqual(700);
      await page.keyboard.press("Escape");
      await expect(name).toBeHidden();
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await button.click();
    await name.fill("Dana Reyes");
    await wizard.getByRole("button", { name: "Close" }).click();
    await expect(button).toBeFocused();
    await button.click();
    await expect(name).toHaveValue("Dana Reyes");
    await enterVehicle(wizard, CIVIC);
    await expect(wizard.getByRole("heading", { name: "Issue Details" })).toBeInViewport();
  });

test("the words on the button may be the page's own", async ({ page, host }) => {
  await host(`{script}<repair-assist launcher="button"><span slot="launcher">Ask Ruth</span></repair-assist>`);
  const wizard = page.locator("repair-assist");
  await wizard.getByRole("button", { name: "Ask Ruth" }).click();
  await expect(wizard.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
});
