import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";

/** What a page begins the forms with, and where a visit came from. */
const fields = async (page: Page, values: Record<string, string>) => {
  const wizard = page.locator("repair-assist");
  for (const [name, value] of Object.entries(values))
    await expect(
      wizard
        .getByLabel(name, { exact: true })
        .or(wizard.getByLabel(new RegExp(`^${name}`)))
        .first(),
    ).toHaveValue(value);
};
const CAR = { "ZIP code": "85253", Year: "2012", Make: "Honda", Model: "Civic", Mileage: "98,000" };
const ATTRIBUTES = `zip-code="85253" year="2012" make="Honda" model="Civic" mileage="98000"`;

test("attributes, properties and the address fill in; what was typed wins, and step 1 is sent with page and campaign", async ({
  page,
  host,
}) => {
  const { address } = await host(
    `{script}<repair-assist ${ATTRIBUTES} issue-type="parts" issue-description="Front brake pads, please." reference="R-7"></repair-assist>`,
  );
  await fields(page, CAR);
  const wizard = page.locator("repair-assist");
  const element = (run: string) => page.evaluate(`{ const it = document.querySelector("repair-assist"); ${run} }`);
  await element(`it.zipCode = "10001"; it.year = 2015`);
  await fields(page, { ...CAR, "ZIP code": "10001", Year: "2015" });
  const zip = wizard.getByRole("textbox", { name: "ZIP code" });
  await zip.fill("90210");
  await element(`it.zipCode = "60601"; it.make = "Ford"; it.model = "Focus"`);
  await fields(page, { ...CAR, "ZIP code": "90210", Year: "2015" });
  await page.goto(`${address}/a?utm_source=letter&utm_campaign=spring&repair-assist-year=2018&x=1`);
  await fields(page, { ...CAR, "ZIP code": "90210", Year: "2015" });
  await page.evaluate(() => document.querySelector("repair-assist")!.reset());
  await fields(page, { ...CAR, Year: "2018" });

  await wizard.getByRole("textbox", { name: "Name", exact: true }).fill("Dana Reyes");
  await wizard.getByRole("textbox", { name: "Email" }).fill("dana.reyes@example.com");
  await wizard.getByRole("checkbox", { name: /I accept/ }).check();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/api/vehicle-info") && request.method() === "POST",
  );
  await wizard.getByRole("button", { name: "Continue" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    vehicleYear: 2018,
    cameFrom: { page: `${address}/a`, source: "letter", campaign: "spring", reference: "R-7" },
  });
  await expect(wizard.getByRole("radio", { name: "Parts replacement" })).toBeChecked();
  const words = wizard.getByRole("textbox", { name: "Name the parts in your own words" });
  await expect(words).toHaveValue("Front brake pads, please.");
  await words.fill("");
  await page.reload();
  await expect(words).toHaveValue("");
});

test("what cannot be is left out, and the console says so", async ({ page, host }) => {
  const told: string[] = [];
  page.on("console", (message) => message.type() === "warning" && told.push(message.text()));
  await host(
    `{script}<repair-assist zip-code="x" year="1899" make="Hoonda" model="Civic" issue-type="weather"></repair-assist>`,
  );
  await fields(page, { "ZIP code": "", Year: "", Make: "", Model: "" });
  expect(told).toEqual(
    ['make="Hoonda"', 'zip-code="x"', 'year="1899"', 'model="Civic"', 'issue-type="weather"'].map((what) =>
      expect.stringContaining(what),
    ),
  );
  await expect(page.locator("repair-assist").getByRole("alert")).toHaveCount(0);
});

test.describe("in a browser that gives frames of other sites no storage", () => {
  test.use({ expectedErrors: /keeps no progress/ });

  test("the frame takes the same from its address", async ({ page, host }) => {
    await host(
      `<iframe src="{us}/embed/frame?zip-code=85253&year=2012&make=Honda&model=Civic" width="400" height="900"></iframe>`,
    );
    const frame = page.frameLocator("iframe");
    await expect(frame.getByLabel("Year")).toHaveValue("2012");
    await expect(frame.getByLabel("ZIP code")).toHaveValue("85253");
  });
});
