import type { Page } from "@playwright/test";
import { ownDatabase } from "../api/benchmarks/own/own-database.ts";
import { ownServer } from "../api/benchmarks/own/own-server.ts";
import { freePort } from "./free-port.ts";
import { chooseService, describeIssue } from "./owner.ts";
import { importShops } from "./shops-command.ts";
import { expect, test } from "./test.ts";

/** A 2012 Honda Civic LX and a 2003 Honda Accord with the V6. */
const CIVIC_VIN = "2HGFB2F5XCH500123";
const ACCORD_VIN = "1HGCM82633A004352";

const field = (page: Page) => page.getByRole("textbox", { name: /^VIN/ });
const car = (page: Page) =>
  Promise.all(["Year", "Make", "Model"].map((name) => page.getByRole("combobox", { name }).inputValue()));

async function openField(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Use the VIN" }).click();
  await expect(field(page)).toBeFocused();
}
async function enterOwner(page: Page, zipCode: string) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dana Reyes");
  await page.getByRole("textbox", { name: "Email" }).fill("dana.reyes@example.com");
  await page.getByRole("textbox", { name: "ZIP code" }).fill(zipCode);
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
}

test.describe("where there are shops", () => {
  let address: string;
  let databaseUrl: string;
  const running: (() => Promise<unknown>)[] = [];

  // A server of its own: in a directory with a shop there are no samples, which other tests look for.
  test.beforeAll(async () => {
    const database = await ownDatabase();
    databaseUrl = database.url;
    const port = await freePort();
    address = `http://localhost:${port}/`;
    const environment = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
    const server = await ownServer(databaseUrl, { environment });
    running.push(server.stop, database.remove);
  });
  test.afterAll(async () => {
    for (const stop of running) await stop();
  });

  test("a pasted VIN fills the car in, settles its engine in the result, and goes to a shop only when ticked", async ({
    page,
  }) => {
    importShops(databaseUrl, "vin-test", [
      "id,name,street,city,state,zip,latitude,longitude,phone",
      "1,Range Riders Garage,12 Main St,Miles City,MT,59301,46.4083,-105.8406,(406) 555-0147",
    ]);
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));

    await page.goto(address);
    await page.getByRole("combobox", { name: /Find your car/ }).fill(ACCORD_VIN);
    await expect(page.getByText(/•4352.*Engine: V6.*Body: coupe/)).toBeVisible();
    expect(await car(page)).toEqual(["2003", "Honda", "Accord"]);
    await enterOwner(page, "59301");
    await expect(page.getByRole("heading", { name: "Issue Details" })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(ACCORD_VIN);

    await describeIssue(page, {
      type: "Diagnose car symptoms",
      words: "The engine misfires and shakes when it idles.",
    });
    await expect(page.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
    await page.getByRole("heading", { name: "From the VIN" }).click();
    await expect(page.getByText("Engine: V6.")).toBeVisible();
    await expect(page.getByText("Built in Marysville, Ohio.")).toBeVisible();
    await expect(page.getByText(/Engine: the common/)).toHaveCount(0);

    await chooseService(page, "Shop Recommendations");
    const card = page.getByRole("article", { name: "Range Riders Garage" });
    await card.getByRole("button", { name: /Ask this shop/ }).click();
    const panel = card.getByRole("region", { name: /will get/ });
    await expect(panel).toContainText("2003 Honda Accord");
    await expect(panel).not.toContainText("4352");
    await panel.getByRole("checkbox", { name: "Include my VIN" }).check();
    await expect(panel).toContainText("•••••••••••••4352");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/leads"));
    await panel.getByRole("button", { name: "Send to this shop" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ includeVin: true });
    await expect(card.getByRole("region", { name: /has been asked to contact you/ })).toContainText("4352");
    expect(await page.content()).not.toContain(ACCORD_VIN);
    expect(addresses.filter((address) => address.includes(ACCORD_VIN))).toEqual([]);
  });
});

test("a VIN of another car than the one chosen asks which, and both answers hold", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: /Find your car/ }).fill("2012 Civic");
  await page.getByRole("button", { name: "Use the VIN" }).click();
  await field(page).fill(ACCORD_VIN);
  await expect(page.getByText("This VIN is of a 2003 Honda Accord, and you chose a 2012 Honda Civic.")).toBeVisible();
  expect(await car(page)).toEqual(["2012", "Honda", "Civic"]);
  await page.getByRole("button", { name: "The 2003 Honda Accord", exact: true }).click();
  expect(await car(page)).toEqual(["2003", "Honda", "Accord"]);
  await page.getByRole("combobox", { name: "Model" }).selectOption("Civic");
  await page.getByRole("button", { name: "The 2003 Honda Civic, without the VIN" }).click();
  await expect(field(page)).toHaveValue("");
  expect(await car(page)).toEqual(["2003", "Honda", "Civic"]);
});

test("it is there after a reload and on the way back, and gone with the visit", async ({ page, context }) => {
  await openField(page);
  await field(page).fill(CIVIC_VIN);
  await expect(page.getByText("•••••••••••••0123")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/•0123.*Built in Alliston, Ontario/)).toBeVisible();
  await enterOwner(page, "85253");
  await expect(page.getByRole("heading", { name: "Issue Details" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText(/•0123/)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto("/");
  await expect(tab.getByRole("button", { name: "Use the VIN" })).toBeVisible();
  await expect(tab.getByText(/•0123/)).toHaveCount(0);
});

test.describe("a VIN that is not taken says why, and nothing is lost:", () => {
  test.use({ expectedErrors: /status of 422/ });
  for (const [vin, sentence] of [
    ["1HGCM82633A004353", /does not fit its own check digit/],
    ["1HGCM82633A00435", /this one has 16/],
    ["1HGCM82633AO04352", /never I, O or Q/],
    ["194675S105123", /before 1981/],
    ["WVWZZZ1KZAW000001", /built for another country/],
    ["1HD1KB4169Y123456", /motorcycle/],
    ["1FUJGLDR3CLBP8834", /heavy truck/],
    ["1HGCB7161HA012345", /1987 Honda. We know cars from 1990 on/],
  ] as const)
    test(vin, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("combobox", { name: /Find your car/ }).fill("2012 Civic");
      await page.getByRole("button", { name: "Use the VIN" }).click();
      await field(page).fill(vin);
      await field(page).press("Enter");
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(field(page)).toHaveValue(vin);
      await expect(field(page)).toHaveAttribute("aria-invalid", "true");
      expect(await car(page)).toEqual(["2012", "Honda", "Civic"]);
      // Taken out, the form goes on as ever.
      await field(page).fill("");
      await enterOwner(page, "85253");
      await expect(page.getByRole("heading", { name: "Issue Details" })).toBeVisible();
    });
});
