import { chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { expect, test } from "./test.ts";

const DAMAGE =
  "Somebody hit me in a parking lot. Dented driver's door with scratched paint, and the front bumper is cracked.";

test("a dented door and a cracked bumper are priced area by area, and managed repair is asked for", async ({
  page,
}) => {
  await page.goto("/steps/vehicle-info");
  await enterVehicle(page, { year: "2018", make: "Ford", model: "Escape", mileage: "61,000", zipCode: "85253" });
  await describeIssue(page, { type: "Body or collision damage", words: DAMAGE });
  await expect(page.getByRole("heading", { name: "Collision Repair Assessment" })).toBeVisible();

  const area = (name: RegExp) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
  for (const name of [/door/i, /bumper/i]) await expect(area(name).first()).toContainText(/\$\d[\d,]*–\$\d[\d,]*/);
  const main = page.getByRole("main");
  await expect(main).toContainText(/To put it right, expect\s*\$\d[\d,]*–\$\d[\d,]*/);
  await expect(main).toContainText("Recommended procedures");

  // The left fender was hit, too: a tap on it in the drawing, and the price follows.
  const map = page.getByRole("button", { name: "Correct a damaged place" });
  const { width, height } = (await map.locator("svg").boundingBox())!;
  await map.click({ position: { x: width * 0.2, y: height * 0.84 } });
  await expect(page.getByLabel("Place", { exact: true })).toHaveValue("damage.fender-left");
  await page.getByLabel("How bad it is").selectOption("Crushed, torn or broken off");
  await expect(page.getByText("Price and areas are for this damage now.")).toBeVisible();
  await expect(area(/Left front fender, severe/)).toContainText(/\$\d[\d,]*–\$\d[\d,]*/);
  // And the bumper was not, by keyboard.
  await page.getByLabel("Place", { exact: true }).selectOption("Front bumper");
  await page.getByLabel("How bad it is").selectOption("Not damaged");
  await expect(area(/bumper/i)).toHaveCount(0);

  await page.getByRole("button", { name: "Continue to Service Options" }).click();
  await page.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(page.getByText("Select either Shop Recommendations or Managed Repair to continue.")).toBeVisible();
  await expect(page.getByText("✓ Offered at no extra cost")).toBeVisible();

  await page.getByRole("button", { name: "Back" }).click();
  await chooseService(page, "Managed Repair");
  await expect(page).toHaveURL("/steps/confirmation/managed");
  await expect(page.getByRole("heading", { name: "Managed repairs are not yet available in your area" })).toBeVisible();
  await readShops(page);
});
