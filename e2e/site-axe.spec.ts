import AxeBuilder from "@axe-core/playwright";
import { PAGES } from "./site-pages.ts";
import { expect, test } from "./test.ts";

/** The site's own pages by axe, light and dark. The wizard's screens: `wizard-names.spec.ts`. */
for (const path of [...PAGES, "/partners/confirm", "/letters", "/test-api", "/test-local-shops", "/test-shop-estimate"])
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
