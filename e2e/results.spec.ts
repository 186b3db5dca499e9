import { CIVIC, chooseService, describeIssue, enterVehicle } from "./owner.ts";
import { expect, test } from "./test.ts";

const GRINDING = "Grinding noise from the front left when I brake. It started last week.";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await enterVehicle(page, CIVIC);
  await describeIssue(page, { type: "Diagnose car symptoms", words: GRINDING });
  await expect(page.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
});

test("an answer ranks the causes anew in place, says so, and is still there after a reload", async ({ page }) => {
  const likelihoods = page.getByRole("img", { name: /percent likely/ });
  const before = await likelihoods.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  await page.getByRole("radio", { name: "Smooth and shiny" }).click();
  await expect(page.getByRole("status").filter({ hasText: /% → \d+%/ })).toBeVisible();
  const after = await likelihoods.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  expect(after).not.toEqual(before);
  await page.reload();
  await expect(page.getByText("You answered")).toBeVisible();
  await expect(page.getByText("Smooth and shiny")).toBeVisible();
});

test("a shared link shows the result to a stranger, without who the owner is", async ({ page, browser }) => {
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this result" }).inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByRole("heading", { name: "Potential Causes" })).toBeVisible();
  await expect(stranger.getByText("2012 Honda Civic", { exact: true })).toBeVisible();
  for (const secret of ["Dana", "dana.reyes@example.com", CIVIC.zipCode]) {
    await expect(stranger.getByRole("main").getByText(secret)).toHaveCount(0);
  }
  await expect(stranger.getByRole("radio")).toHaveCount(0);
  await stranger.context().close();
});

test("another problem of the same car starts with empty words", async ({ page }) => {
  await page.getByRole("button", { name: "Start another problem" }).click();
  await expect(page).toHaveURL("/steps/issue-details");
  await expect(page.getByRole("textbox", { name: "Describe the problem in your own words" })).toHaveValue("");
  await expect(page.getByText("2012 Honda Civic", { exact: true })).toBeVisible();
});

test("a sample listing says that it is one, and cannot be asked to get in touch", async ({ page }) => {
  await chooseService(page, "Shop Recommendations");
  const card = page.getByRole("article").first();
  await expect(card.getByText("Sample listing")).toBeVisible();
  await expect(page.getByText(/These are samples, not real shops/)).toHaveCount(1);
  await expect(card.getByRole("button", { name: /contact me/ })).toHaveCount(0);
});
