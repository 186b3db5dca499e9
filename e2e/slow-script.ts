import type { Page } from "@playwright/test";

/**
 * Holds back the script of a page of the site, "Faqs", until the function that it answers is called: a phone far from
 * its mast.
 */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}
