import { chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { expect, test } from "./test.ts";

const ESTIMATE = `Desert Auto Care, Scottsdale
Front brake pads and rotors  parts $310  labor $240   $550.00
Engine air filter  $189.00
Oil change, synthetic  $79.95
Subtotal $818.95
Tax $55.60
Total $874.55`;

test("a pasted estimate is judged line by line", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, { year: "2015", make: "Toyota", model: "Camry", mileage: "112,000", zipCode: "85251" });
  await describeIssue(page, { type: "Review a shop estimate", words: ESTIMATE });
  await expect(page.getByRole("heading", { name: "Shop Estimate Review" })).toBeVisible();

  const line = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
  await expect(line(/brake pads/i).first()).toContainText("$550");
  await expect(line(/brake pads/i).first()).toContainText("Fair");
  await expect(line(/air filter/i).first()).toContainText("$189");
  await expect(line(/air filter/i).first()).toContainText("High");
  await expect(line(/oil change/i).first()).toContainText("Fair");

  const main = page.getByRole("main");
  await expect(main).toContainText("Price Concerns Detected");
  await expect(main).toContainText("$875");
  await expect(main).toContainText("Questions to ask");

  await chooseService(page, "Shop Recommendations");
  await readShops(page);
});
