import { CIVIC, chooseService, describeIssue, enterVehicle, readShops } from "./owner.ts";
import { expect, test } from "./test.ts";

const GRINDING = "Grinding noise from the front left when I brake. It started last week and the pedal feels a bit low.";
const PRICES = /\$\d[\d,]*–\$\d[\d,]*/;

test("a grinding brake becomes priced causes, brakes first, and shops nearby", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, CIVIC);
  await expect(page.getByText("Vehicle information saved")).toBeVisible();
  await expect(page).toHaveURL("/steps/issue-details");

  await describeIssue(page, { type: "Diagnose car symptoms", words: GRINDING });
  await expect(page).toHaveURL("/steps/diagnostic-results");
  await expect(page.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
  await expect(page.getByText("2012 Honda Civic", { exact: true })).toBeVisible();
  await expect(page.getByText(/^(Stop now|Have it checked soon)$/)).toBeVisible();

  const causes = page.getByRole("listitem").filter({ has: page.getByRole("heading") });
  expect(await causes.count()).toBeGreaterThanOrEqual(3);
  const likeliest = causes.first();
  await expect(likeliest.getByRole("heading")).toHaveText(/brake|pads|rotor/i);
  await expect(likeliest).toContainText(/(likely|Possible) cause/i);
  await expect(likeliest).toContainText(PRICES);
  await expect(likeliest).toContainText("High");

  await expect(likeliest.getByText(/Because you wrote/)).toContainText(/grinding/i);
  await likeliest.getByText("How this price is made").click();
  await expect(likeliest.getByText(/hours × \$\d+/)).toBeVisible();
  for (const step of [/shop/, /check for .*(brake|pads|rotor)/, PRICES])
    await expect(page.getByRole("listitem").filter({ hasText: step }).last()).toBeVisible();
  await expect(
    page.getByText("This analysis is informational only and does not replace a qualified mechanic."),
  ).toBeVisible();

  await chooseService(page, "Shop Recommendations");
  await expect(page).toHaveURL("/steps/confirmation/recommendations");
  await expect(page.getByRole("heading", { name: /Thank you/ })).toBeVisible();
  await readShops(page);

  await page.getByRole("button", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("reload, Back and Forward keep the owner's place and words", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, CIVIC);
  await describeIssue(page, { type: "Diagnose car symptoms", words: GRINDING });
  const result = page.getByRole("heading", { name: "Potential Causes" });
  const words = page.getByRole("textbox", { name: "Describe the problem in your own words" });
  await expect(result).toBeVisible();

  await page.reload();
  await expect(result).toBeVisible();
  await expect(page).toHaveURL("/steps/diagnostic-results");

  await page.goBack();
  await expect(page).toHaveURL("/steps/issue-details");
  await expect(words).toHaveValue(GRINDING);
  await page.reload();
  await expect(words).toHaveValue(GRINDING);
  await expect(page.getByRole("radio", { name: "Diagnose car symptoms" })).toBeChecked();

  await page.goForward();
  await expect(page).toHaveURL("/steps/diagnostic-results");
  await expect(result).toBeVisible();

  await page.getByRole("button", { name: "Continue to Service Options" }).click();
  await expect(page).toHaveURL("/steps/service-options");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Choose Your Service Level" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(result).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/steps/vehicle-info");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Dana Reyes");
  await expect(page.getByRole("combobox", { name: "Model" })).toHaveValue("Civic");
});

test("words without a car trouble get a request for more, not a made-up cause", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, CIVIC);
  await describeIssue(page, { type: "Diagnose car symptoms", words: "hello hello hello" });
  await expect(page.getByRole("heading", { name: "We need a little more" })).toBeVisible();
  await expect(page.getByRole("main").getByText(PRICES)).toHaveCount(0);
});

test("a result's address without a result leads home", async ({ page }) => {
  await page.goto("/steps/diagnostic-results");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Ready to Fix Your Vehicle?" })).toBeVisible();
});

test("a form left empty says what is missing, field by field, and stays", async ({ page }) => {
  await page.goto("/steps/vehicle-info");
  await page.getByRole("button", { name: "Continue" }).click();
  for (const message of [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Please enter a valid ZIP code",
    "Please select a year",
    "Please select a make",
    "Please select a model",
    "You must accept the terms and conditions to continue",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page).toHaveURL("/steps/vehicle-info");
});

test("an error goes with the key that mends it, and comes back with the one that breaks it", async ({ page }) => {
  await page.goto("/steps/vehicle-info");
  await page.getByRole("button", { name: "Continue" }).click();
  const name = page.getByLabel("Name", { exact: true });
  const error = page.getByText("Name must be at least 2 characters");
  await expect(error).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Year" })).toBeFocused();
  await name.pressSequentially("An");
  await expect(error).toBeHidden();
  await expect(name).not.toHaveAttribute("aria-invalid");
  await name.press("Backspace");
  await expect(error).toBeVisible();
  await page.getByLabel("ZIP code", { exact: true }).fill("85253");
  await expect(page.getByText("Please enter a valid ZIP code")).toBeHidden();
  await page.getByRole("checkbox", { name: "terms" }).check();
  await expect(page.getByText("You must accept the terms")).toBeHidden();
});
