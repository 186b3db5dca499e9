import { chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { expect, test } from "./test.ts";

test("named parts are priced with their labor, and the owner leaves a word of feedback", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, { year: "2016", make: "Subaru", model: "Outback", mileage: "88,500", zipCode: "10001" });
  await describeIssue(page, { type: "Parts replacement", words: "I need front brake pads and rotors." });
  await expect(page.getByRole("heading", { name: "Parts Replacement Estimate" })).toBeVisible();

  const main = page.getByRole("main");
  await expect(main).toContainText(/Total estimate\s*\$\d[\d,]*–\$\d[\d,]*/);
  await expect(page.getByRole("columnheader")).toHaveText(["Part", "Labor", "Together"]);
  const part = page.getByRole("rowgroup").filter({ has: page.getByRole("heading", { name: /pads|rotors/i }) });
  const prices = part
    .first()
    .getByRole("cell")
    .filter({ hasText: /^\$\d[\d,]*–\$\d[\d,]*$/ });
  await expect(prices).toHaveCount(3);
  await expect(part.first()).toContainText("front brake pads and rotors");

  await chooseService(page, "Shop Recommendations");
  await readShops(page);

  const feedback = page.getByRole("textbox", { name: "Feedback" });
  const submit = page.getByRole("button", { name: "Submit feedback" });
  await expect(submit).toBeDisabled();
  await feedback.fill("The price was what the shop asked for. Thank you.");
  await submit.click();
  await expect(page.getByText("Your feedback has been submitted successfully.")).toBeVisible();
  await expect(feedback).toHaveValue("");
});
