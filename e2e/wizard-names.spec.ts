import AxeBuilder from "@axe-core/playwright";
import { openScreen, SCREENS } from "./progress.ts";
import { expect, test } from "./test.ts";

/** What a screen reader stops at by its role and name. */
const CONTROLS = "a[href], button, input, select, textarea";

for (const screen of SCREENS) {
  test(`${screen.name} has a name for every control, one title, and nothing serious for axe, light and dark`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    const wizard = page.locator("repair-assist");
    const unnamed: string[] = [];
    for (const control of await wizard.locator(CONTROLS).all()) {
      if (!(await control.isVisible())) continue;
      const heard = await control.ariaSnapshot();
      // What repeats another control for who sees it is hidden from the others, and no stop of the keyboard.
      if (heard === "" && (await control.evaluate(({ tabIndex }: HTMLElement) => tabIndex < 0))) continue;
      if (!/^- '?\w+ "[^"]+"/.test(heard)) unnamed.push(heard);
    }
    expect(unnamed).toEqual([]);
    await expect(wizard.getByRole("heading", { level: 1 })).toHaveCount(1);

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).include("repair-assist").analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}
