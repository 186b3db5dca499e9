import { bulletin, importFile, recall } from "./nhtsa-files.ts";
import { describeIssue, enterVehicle } from "./owner.ts";
import { expect, test } from "./test.ts";

/** Cars that no other test has, for all tests share the data. */
const ACCORD = { make: "HONDA", model: "ACCORD", year: 2019 };
const TELLURIDE = { make: "KIA", model: "TELLURIDE", year: 2020 };

test.beforeAll(() => {
  const printed = importFile("recalls", [
    recall({
      ...ACCORD,
      campaign: "21V215000",
      component: "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP",
      summary: "The low-pressure fuel pump inside the fuel tank may fail.",
    }),
    recall({
      ...ACCORD,
      campaign: "19V182000",
      component: "AIR BAGS:FRONTAL",
      summary: "The driver's air bag inflator may explode.",
    }),
    recall({
      ...TELLURIDE,
      campaign: "23V652000",
      component: "ELECTRICAL SYSTEM:WIRING",
      summary: "The tow hitch harness may short in water and catch fire.",
      parkOutside: true,
    }),
    recall({ ...ACCORD, model: "GOLD WING", campaign: "20V001000", component: "ENGINE", summary: "It may stall." }),
  ]);
  expect(printed).toContain("HONDA GOLD WING (1)");
  importFile("bulletins", [
    bulletin({ ...ACCORD, id: 1, number: "21-023", component: "FUEL SYSTEM, GASOLINE", summary: "Fuel pump noise." }),
  ]);
});

const from = { mileage: "61,000", zipCode: "85251" };
const PUMP =
  "I had the fuel pump checked: it is failing. The engine cranks and will not start, the fuel pump is silent.";

test("recalls that fit the complaint stand before the prices, the others are folded", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, { year: "2019", make: "Honda", model: "Accord", ...from });
  await describeIssue(page, { type: "Diagnose car symptoms", words: PUMP });
  const fitting = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({
      has: page.getByRole("heading", { name: "This may be the recalled part: free at a dealer" }),
    });
  await expect(fitting.first()).toContainText("Campaign 21V-215: The low-pressure fuel pump");
  await expect(fitting.first()).toContainText("Only your VIN tells");
  await expect(page.getByText("A bulletin exists: ask for 21-023.")).toBeVisible();

  const other = page.getByText("Campaign 19V-182:");
  await expect(other).toBeHidden();
  await page.getByRole("heading", { name: "Recalls of this model and year (1)" }).click();
  await expect(other).toBeVisible();
});

test("a campaign that keeps the car outside is a stop, whatever the complaint", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, { year: "2020", make: "Kia", model: "Telluride", ...from });
  await describeIssue(page, { type: "Diagnose car symptoms", words: "The A/C blows warm air when it is hot outside." });
  await expect(page.getByRole("alert", { name: "Park outside" })).toContainText(
    "Some 2020 Kia Telluride cars must be parked outside, away from buildings, until recall 23V-652 is done.",
  );
  await expect(page.getByText("No danger sign found")).toHaveCount(0);
});

test("a line of an estimate says that it may be free", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, { year: "2019", make: "Honda", model: "Accord", ...from });
  const words = "Fuel pump module replacement $1,150.00\nEngine air filter $89.00\nTotal $1,239.00";
  await describeIssue(page, { type: "Review a shop estimate", words });
  const line = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
  await expect(line(/fuel pump/i).first()).toContainText("This may be free under recall 21V-215");
  await expect(line(/air filter/i).first()).not.toContainText("recall");
});

test("nothing is said of a car of which nothing is known, but where to look", async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, { year: "2012", make: "Mazda", model: "Mazda3", ...from });
  const answer = page.waitForResponse(/\/api\/known-issues/);
  await describeIssue(page, { type: "Diagnose car symptoms", words: PUMP });
  expect((await (await answer).json()).groups).toEqual([]);
  await expect(page.getByRole("heading", { name: "Open recalls" })).toBeVisible();
  await expect(page.getByText(/recalled part|Recalls of this model/)).toHaveCount(0);
});
