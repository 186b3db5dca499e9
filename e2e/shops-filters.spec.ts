import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { expect, test } from "./test.ts";

test("the shops are narrowed by specialty and distance, looked for near another ZIP, and found by the map with the keyboard", async ({
  page,
}) => {
  await page.goto("/");
  await enterVehicle(page, CIVIC);
  await describeIssue(page, {
    type: "Diagnose car symptoms",
    words: "The transmission slips between second and third.",
  });
  await chooseService(page, "Shop Recommendations");
  await readShops(page);
  const cards = page.getByRole("article");
  const all = await cards.count();
  await expect(cards.filter({ hasText: /\d\.\d mi · transmission specialist/ }).first()).toBeVisible();

  await page.getByRole("combobox", { name: "Specialty" }).selectOption("Body and paint");
  await expect(cards.first()).toContainText("body shop");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Distance");
  await page.getByRole("combobox", { name: "Distance" }).selectOption("5 mi");
  await expect(page.getByText(/^Within 5 miles\./)).toBeVisible();
  expect(await cards.count()).toBeLessThan(all);
  for (const card of await cards.all()) {
    const [, miles] = (await card.textContent())!.match(/(\d+\.\d) mi/)!;
    expect(Number(miles)).toBeLessThanOrEqual(5);
  }

  await page.getByRole("combobox", { name: "Specialty" }).selectOption("Any");
  await page.getByRole("combobox", { name: "Distance" }).selectOption("Any");
  const zip = page.getByRole("textbox", { name: "Different ZIP" });
  await zip.pressSequentially("10001");
  await expect(page.getByText("Here are shops near 10001 for your 2012 Honda Civic.")).toBeVisible();
  await expect(cards.first()).toContainText(/NY 10\d{3}/);
  await expect(page).toHaveURL(/\/steps\/confirmation\/recommendations$/);

  const map = page.getByRole("group", { name: "Map of the shops" });
  const pins = map.getByRole("link");
  expect(await pins.count()).toBe(await cards.count());
  await expect(map).toContainText("10001");
  await expect(map).toContainText("mi, north");
  await expect(page.locator("main")).not.toContainText("85253");
  await page.getByRole("checkbox", { name: "Open now" }).focus();
  await page.keyboard.press("Tab");
  await expect(pins.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(cards.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\/steps\/confirmation\/recommendations$/);

  await page.getByRole("checkbox", { name: "Open now" }).check();
  await expect(page.getByText(/Looking for shops/)).toBeHidden();
  for (const card of await cards.all()) await expect(card).toContainText("Open now");
});

test.describe("a ZIP that does not exist", () => {
  test.use({ expectedErrors: /404/ });
  test("is told in a sentence, and the next one finds shops again", async ({ page }) => {
    await page.goto("/");
    await enterVehicle(page, CIVIC);
    await describeIssue(page, { type: "Diagnose car symptoms", words: "It squeals when I brake." });
    await chooseService(page, "Shop Recommendations");
    await readShops(page);
    const zip = page.getByRole("textbox", { name: "Different ZIP" });
    await zip.fill("99999");
    await zip.press("Enter");
    await expect(page.getByText("There is no such ZIP code. Please check its five digits.")).toBeVisible();
    await zip.fill("60601");
    await zip.press("Enter");
    await expect(page.getByRole("article").first()).toContainText(/IL 60\d{3}/);
  });
});
