import { PAGES } from "./site-pages.ts";
import { holdScript } from "./slow-script.ts";
import { expect, test } from "./test.ts";

const phone = { width: 390, height: 800 };

test("How It Works scrolls to its section and leaves 100 px above it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "How It Works" }).click();
  await expect.poll(() => topOf(page, "#how-it-works")).toBeCloseTo(100, 0);
});

test("How It Works leads to the section from another page, too", async ({ page }) => {
  await page.goto("/faqs");
  await page.getByRole("button", { name: "How It Works" }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await expect.poll(() => topOf(page, "#how-it-works")).toBeCloseTo(100, 0);
});

test("a button that is pressed before the page is alive does what it says as soon as it is", async ({ page }) => {
  const arrive = await holdScript(page, "Faqs");
  await page.goto("/faqs");
  await page.getByRole("button", { name: "How It Works" }).click();
  arrive();
  await expect(page).toHaveURL(/\/#how-it-works$/);
});

test("the phone's menu opens, leads somewhere and closes", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await navigation.getByRole("link", { name: "FAQs" }).click();
  await expect(page.getByRole("heading", { name: "Frequently Asked Questions" })).toBeVisible();
  await expect(navigation).toBeHidden();
});

test("the phone's menu closes on the brand, and How It Works does not overshoot its section from it", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const navigation = page.getByRole("navigation", { name: "Main" });
  await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "Repair Assist" }).click();
  await expect(navigation).toBeHidden();
  await menu.click();
  await navigation.getByRole("button", { name: "How It Works" }).click();
  await expect(navigation).toBeHidden();
  await expect.poll(() => topOf(page, "#how-it-works")).toBeCloseTo(100, 0);
});

test("the estimate test page gives room for a question", async ({ page }) => {
  await page.goto("/test-shop-estimate");
  const box = await page.getByLabel("What would you like to know?").boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(100);
});

test("the brand asks for a fresh start, and the next visit to step 1 forgets the saved vehicle", async ({ page }) => {
  await page.goto("/faqs");
  await page.evaluate(() => {
    localStorage.setItem("vehicleInfo", JSON.stringify({ name: "Dana Reyes", vehicleMake: "Honda" }));
    localStorage.setItem("currentStep", "issue-details");
  });
  await page.getByRole("banner").getByRole("link", { name: "Repair Assist" }).click();
  expect(await page.evaluate(() => localStorage.getItem("startFresh"))).toBe("true");
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page.getByRole("heading", { name: "Vehicle Information" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("several questions of the FAQ stay open at once", async ({ page }) => {
  await page.goto("/faqs");
  const questions = page.getByRole("group");
  await expect(questions).toHaveCount(12);
  await page.getByText("Why is it free, and who pays?").click();
  await page.getByText("How sure are the causes?").click();
  await expect(page.getByText("Auto shops pay us when we refer an owner to them.")).toBeVisible();
  await expect(page.getByText("Each cause has its own likelihood")).toBeVisible();
  await page.getByText("How sure are the causes?").click();
  await expect(page.getByText("Each cause has its own likelihood")).toBeHidden();
});

for (const [path, title] of [
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-conditions", "Terms & Conditions"],
] as const) {
  test(`${title} opens at its top and is dated today`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
    await expect(page.getByText(`Last Updated: ${today}`)).toBeVisible();
  });

  test(`${title} keeps its place when it is loaded again`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.reload();
    await expect(page.getByText(/Last Updated: \w/)).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });
}

test("Back restores the place on the page before", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("link", { name: "Children" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const place = await page.evaluate(() => scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 5);
});

test.describe("an address without a page", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ["/nope", "/steps/confirmation/other", "/steps", "/faqs/more"]) {
    test(`${path} shows the 404 page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    });
  }
});

for (const path of [...PAGES, "/partners/confirm", "/letters", "/test-api", "/test-shop-estimate"]) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

function topOf(page: import("@playwright/test").Page, selector: string) {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}
