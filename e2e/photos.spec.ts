import type { IssueRecord } from "#shared/schemas/issue-details.ts";
import { CIVIC, enterVehicle } from "./owner.ts";
import { photo } from "./photo.ts";
import { expect, test } from "./test.ts";

const WORDS = "Grinding noise from the front left when I brake. It started last week.";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, CIVIC);
  await page.getByRole("radio", { name: "Diagnose car symptoms" }).check();
  await page.getByRole("textbox", { name: "Describe the problem" }).fill(WORDS);
});

test("photos go with the words: shrunk, removable, refused with a reason, and kept by the server", async ({ page }) => {
  const input = page.locator('input[type="file"]').first();
  const removal = (name: string) => page.getByRole("button", { name: `Remove ${name}` });
  await input.setInputFiles([await photo("rotor.png"), await photo("wide.png", 5200), await photo("dash.png")]);
  // Larger than the server reads with profit: sent as a JPEG of 2600 pixels.
  await expect(removal("wide.jpg")).toBeVisible();
  await removal("dash.png").click();
  await input.setInputFiles([{ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("no picture") }]);
  await expect(page.getByText(/This browser cannot open IMG_1\.HEIC/)).toBeVisible();

  const stored = page.waitForResponse("**/api/issues/*");
  await page.getByRole("button", { name: "Analyze" }).click();
  const { photos } = (await (await stored).json()) as IssueRecord;
  expect(photos.map(({ filename }) => filename)).toEqual(["rotor.png", "wide.jpg"]);
  expect(photos.map(({ width, height }) => width / height)).toEqual([2, 2]);
  await expect(page.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
});

test("a canceled upload leaves words and photos as they were, and can be sent again", async ({ page }) => {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([await photo("rotor.png")]);
  await expect(page.getByRole("button", { name: "Remove rotor.png" })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/issue-details", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("dialog", { name: "Analyzing Your Issue" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/Everything you entered is still here/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Describe the problem" })).toHaveValue(WORDS);
  await expect(page.getByRole("button", { name: "Remove rotor.png" })).toBeVisible();
  release();
  await page.unroute("**/api/issue-details");
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
});
