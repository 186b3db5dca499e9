import type { Page } from "@playwright/test";
import { expect, test } from "./host-page.ts";
import { CIVIC, chooseService, describeIssue, enterVehicle, openServices, readShops } from "./owner.ts";
import { PROBLEMS } from "./progress.ts";

/** Within a visit a page that is loaded again, and a node that is made anew, go on where the visitor was. */
const TITLE = "Ready to Fix Your Vehicle?";
const wizardOf = (page: Page, n = 0) => page.locator("repair-assist").nth(n);
const ISSUE = { type: "Diagnose car symptoms", words: PROBLEMS.symptoms } as const;

for (const attributes of ["", " persist"])
  test(`a reload keeps step, words and result${attributes && ", with persist"}; Back does, and a fresh node`, async ({
    page,
    host,
  }) => {
    const { address } = await host(`{script}<repair-assist${attributes}></repair-assist>`);
    const wizard = wizardOf(page);
    const shows = (name: string) => expect(wizard.getByRole("heading", { name, exact: true })).toBeVisible();
    await enterVehicle(wizard, CIVIC);
    const words = wizard.getByRole("textbox", { name: "Describe the problem in your own words" });
    await words.fill("Squeals when I");
    await page.reload();
    await shows("Issue Details");
    await expect(words).toHaveValue("Squeals when I");
    await words.clear();
    await describeIssue(wizard, ISSUE);
    await shows("Potential Causes");
    await page.reload();
    await shows("Potential Causes");
    // A reload takes no focus and does not scroll: nobody pressed anything in here.
    expect(await page.evaluate("document.activeElement.localName")).toBe("body");
    await openServices(wizard);
    await page.reload();
    await shows("Choose Your Service Level");
    await wizard.getByRole("button", { name: "Back" }).click();
    await chooseService(wizard, "Shop Recommendations");
    await readShops(wizard);
    await page.reload();
    await readShops(wizard);
    await expect(wizard).toHaveAttribute("confirmation-type", "recommendations");
    await page.goto("about:blank");
    await page.goBack();
    await readShops(wizard);
    await page.evaluate(() => {
      const before = document.querySelector("repair-assist")!;
      before.replaceWith(before.cloneNode());
    });
    await readShops(wizard);

    const another = await page.context().newPage();
    await another.goto(address);
    await expect(wizardOf(another).getByRole("heading", { name: TITLE })).toBeVisible();
  });

test("a link within the host's site goes on; an address typed anew begins anew", async ({ page, host }) => {
  const { address } = await host(`{script}<repair-assist></repair-assist><a href="/next">Next article</a>`);
  await enterVehicle(wizardOf(page), CIVIC);
  await page.getByRole("link", { name: "Next article" }).click();
  await page.waitForURL("**/next");
  await expect(wizardOf(page).getByRole("heading", { name: "Issue Details" })).toBeVisible();
  await page.goto(`${address}/another`);
  await expect(wizardOf(page).getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(wizardOf(page).getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Dana Reyes");
});

test("of several elements each goes on where it was, and a page's own step counts more", async ({ page, host }) => {
  await host(`{script}<repair-assist></repair-assist><repair-assist></repair-assist>`);
  await enterVehicle(wizardOf(page, 1), CIVIC);
  await wizardOf(page, 0).getByRole("textbox", { name: "Name", exact: true }).fill("Robin");
  await page.reload();
  await expect(wizardOf(page, 1).getByRole("heading", { name: "Issue Details" })).toBeVisible();
  await expect(wizardOf(page, 0).getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Robin");
  await page.evaluate(() => {
    const node = document.querySelectorAll("repair-assist")[1]!;
    const next = document.createElement("repair-assist");
    next.step = "vehicle-info";
    node.replaceWith(next);
  });
  await expect(page.getByRole("heading", { name: TITLE })).toHaveCount(2);
});

test.describe("what is stored and no progress of ours", () => {
  test.use({ expectedErrors: /saved (progress|\w+) is corrupt|could not read/ });

  test("is dropped whole: the visit begins at step 1", async ({ page, host }) => {
    await host(`{script}<repair-assist></repair-assist>`);
    await expect(wizardOf(page).getByRole("heading", { name: TITLE })).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem("repair-assist:route", "diagnostic");
      sessionStorage.setItem(
        "repair-assist:repairFlowState",
        JSON.stringify({ userId: "u1", vehicleId: 7, issueId: {} }),
      );
      sessionStorage.setItem("repair-assist:vehicleInfo", JSON.stringify([{ name: 7 }]));
    });
    await page.reload();
    await expect(wizardOf(page).getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(wizardOf(page).getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.getItem("repair-assist:repairFlowState"))).toBeNull();
    await enterVehicle(wizardOf(page), CIVIC);
  });
});
