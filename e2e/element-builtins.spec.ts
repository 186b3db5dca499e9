import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";
import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";

/** Pages whose scripts have changed what the language and the browser bring, before ours is loaded. */
const library = async (name: string) => readFile(new URL(`hosts/pages/${name}.js`, import.meta.url), "utf8");

const PAGES: Record<string, { script(): Promise<string>; changed(): boolean }> = {
  "Prototype.js": {
    script: () => library("prototype"),
    changed: () => Array.from({ length: 1 }, () => 7)[0] === undefined && JSON.stringify(["a"]).startsWith('"['),
  },
  MooTools: {
    script: () => library("mootools"),
    changed: () => Array.from({ length: 1 }, () => 7)[0] === undefined && !(new CustomEvent("x") instanceof Event),
  },
  "values on Object.prototype": {
    script: async () => `Object.assign(Object.prototype, { version: "1.0", limit: 7, nothing: null, extend() {} });`,
    changed: () => ({}) instanceof Object && "version" in {},
  },
};

async function walkThrough(page: Page) {
  const wizard = page.locator("repair-assist");
  await enterVehicle(wizard, CIVIC);
  await describeIssue(wizard, { type: "Diagnose car symptoms", words: "Grinding when I brake, front left I think." });
  await expect(wizard.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
  await chooseService(wizard, "Shop Recommendations");
  await readShops(wizard);
}

for (const [name, { script, changed }] of Object.entries(PAGES))
  test(`on a page with ${name} the whole way can be gone`, async ({ page, host }) => {
    await host(`<script>{ ${await script()} }</script><repair-assist></repair-assist>{script}`);
    expect(await page.evaluate(changed)).toBe(true);
    await walkThrough(page);
  });
