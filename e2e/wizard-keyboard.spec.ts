import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** How often Tab may be pressed in vain before a control counts as out of reach. */
const MAX_PRESSES = 80;

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(control: Locator) {
  const { keyboard } = control.page();
  for (let pressed = 0; pressed < MAX_PRESSES; pressed++) {
    await keyboard.press("Tab");
    const focused = await control.evaluate((node) => (node.getRootNode() as Document).activeElement === node);
    if (!focused) continue;
    expect(await control.evaluate(seenFocus), `the focus on ${control} is seen`).toBe(true);
    return control;
  }
  throw new Error(`Tab never reaches ${control}`);
}

/** By what screen readers say of it. */
const control = (page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === "string" }).first();

/** Whether the focus is drawn: an outline of the control, or of the cell or card around it. */
function seenFocus(node: Element) {
  for (let at: Element | null = node, up = 0; at && up < 4; at = at.parentElement, up++) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    if ((outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes("inset")) return true;
  }
  return false;
}

const type = (page: Page, words: string) => page.keyboard.type(words);

/** Chooses in a list by typing its first letters, as the browser's own lists allow. */
async function choose(page: Page, name: string, value: string) {
  const list = await tabTo(control(page, "combobox", name));
  await type(page, value);
  await expect(list).toHaveValue(value);
}

test("the whole way, from the empty form to shops and feedback, by keyboard alone", async ({ page }) => {
  await page.goto("/steps/vehicle-info");
  await choose(page, "Year", "2012");
  await choose(page, "Make", "Honda");
  await choose(page, "Model", "Civic");
  await tabTo(control(page, "textbox", /Mileage/));
  await type(page, "98000");
  await tabTo(control(page, "textbox", "ZIP code"));
  await type(page, "85253");
  await tabTo(control(page, "textbox", "Name"));
  await type(page, "Dana Reyes");
  await tabTo(control(page, "textbox", "Email"));
  await type(page, "dana.reyes@example.com");
  const terms = await tabTo(control(page, "checkbox", /I accept/));
  await expect(page.getByRole("textbox", { name: /Mileage/ })).toHaveValue("98,000");
  await page.keyboard.press("Space");
  await expect(terms).toBeChecked();
  await tabTo(control(page, "button", "Continue"));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Issue Details" })).toBeFocused();
  await tabTo(control(page, "radio", /Diagnose car symptoms/));
  await page.keyboard.press("Space");
  await tabTo(control(page, "textbox", /Describe the problem/));
  await type(page, "Grinding noise from the front left when I brake. It started last week.");
  await tabTo(control(page, "button", "Analyze"));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Potential Causes" })).toBeFocused();
  const answer = await tabTo(page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await expect(answer).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText("You answered")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await tabTo(control(page, "button", "Continue to Service Options"));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Choose Your Service Level" })).toBeFocused();
  await tabTo(control(page, "radio", "Shop Recommendations"));
  await page.keyboard.press("Space");
  await tabTo(control(page, "button", "Confirm Selection"));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Thank you, Dana" })).toBeFocused();
  await tabTo(control(page, "link", /^1\. /));
  await tabTo(control(page, "textbox", "Feedback"));
  await type(page, "It told me what to ask for.");
  await tabTo(control(page, "button", "Submit feedback"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your feedback has been submitted successfully.")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
  await tabTo(control(page, "button", "Return to Home"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});
