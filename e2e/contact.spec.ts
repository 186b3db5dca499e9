import type { Page } from "@playwright/test";
import { holdScript } from "./slow-script.ts";
import { SUPPORT } from "./support.ts";
import { expect, test } from "./test.ts";

const message = {
  "Full name": "Dana Reyes",
  Email: "dana.reyes@example.com",
  Subject: "A question about a result",
  Message: "The front pads were replaced last year. Does that change the list?",
};

async function write(page: Page, fields: Record<string, string>) {
  await page.goto("/contact", { waitUntil: "commit" });
  for (const [label, text] of Object.entries(fields)) await page.getByRole("textbox", { name: label }).fill(text);
}
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

test("a message is sent, thanked for, and the form is cleared", async ({ page }) => {
  await write(page, message);
  const arrived = page.waitForResponse("**/api/contact");
  await send(page);
  expect((await arrived).ok()).toBe(true);
  await expect(page.getByText("Message sent!")).toBeVisible();
  await expect(page.getByText("Thank you for contacting us. We'll get back to you shortly.")).toBeVisible();
  for (const label of Object.keys(message)) await expect(page.getByRole("textbox", { name: label })).toHaveValue("");
});

test("a message that is sent before the page is alive is sent once it is, and never stands in the address", async ({
  page,
}) => {
  const arrive = await holdScript(page, "Contact");
  await write(page, message);
  await send(page);
  arrive();
  await expect(page.getByText("Message sent!")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

test.describe("before any script is there", () => {
  test.use({ expectedErrors: /form-action/ });

  test("the browser keeps a message out of the address, and every word of it in the form", async ({ page }) => {
    const arrive = await holdScript(page, "index");
    await write(page, message);
    const refused = page.waitForEvent("console", (line) => line.text().includes("form-action"));
    await page.getByRole("textbox", { name: "Subject" }).focus();
    // From here on Playwright's locators wait for the page that was refused.
    await page.keyboard.press("Enter");
    await refused;
    arrive();
    await page.waitForFunction(() => document.readyState === "complete");
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => [...new FormData(document.forms[0]).values()])).toEqual(Object.values(message));
  });
});

test("the browser asks for a missing field, and nothing is sent", async ({ page }) => {
  let sent = false;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) sent = true;
  });
  await write(page, { ...message, Subject: "" });
  await send(page);
  await expect(page.getByRole("textbox", { name: "Subject" })).toBeFocused();
  await page.getByRole("textbox", { name: "Subject" }).fill("   ");
  await send(page);
  expect(
    await page.getByRole("textbox", { name: "Subject" }).evaluate((input: HTMLInputElement) => input.validationMessage),
  ).toBe("Please enter a subject");
  expect(sent).toBe(false);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|The message could not be sent/ });

  test("the form says so and keeps what was typed", async ({ page, context }) => {
    await write(page, message);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText("There was a problem sending your message. Please try again.")).toBeVisible();
    for (const [label, text] of Object.entries(message)) {
      await expect(page.getByRole("textbox", { name: label })).toHaveValue(text);
    }
  });
});

test("support is reached by e-mail and phone, and the analysis at any hour", async ({ page }) => {
  await page.goto("/contact");
  for (const place of [page.getByRole("main"), page.getByRole("contentinfo")]) {
    await expect(place.getByRole("link", { name: SUPPORT.phone })).toHaveAttribute("href", "tel:+16025550142");
    await expect(place.getByRole("link", { name: SUPPORT.email })).toHaveAttribute("href", `mailto:${SUPPORT.email}`);
  }
  await expect(page.getByRole("link", { name: "Our social media page" })).toHaveAttribute("href", SUPPORT.social);
  await expect(page.getByText("Monday to Friday, 9 AM to 5 PM PT.")).toBeVisible();
  await expect(page.getByText("We answer within 24 hours.")).toBeVisible();
  await page.getByRole("link", { name: "Start with your vehicle" }).click();
  await expect(page).toHaveURL("/steps/vehicle-info");
});
