import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What an owner does in the wizard, by what an owner sees: labels, button names, headings. */
type Wizard = Page | Locator;

export type Vehicle = { year: string; make: string; model: string; mileage?: string; zipCode: string };

export const CIVIC: Vehicle = { year: "2012", make: "Honda", model: "Civic", mileage: "98,000", zipCode: "85253" };

/** Step 1, from the empty form. */
export async function enterVehicle(wizard: Wizard, { year, make, model, mileage, zipCode }: Vehicle) {
  await wizard.getByRole("textbox", { name: "Name", exact: true }).fill("Dana Reyes");
  await wizard.getByRole("textbox", { name: "Email" }).fill("dana.reyes@example.com");
  await wizard.getByRole("textbox", { name: "ZIP code" }).fill(zipCode);
  await wizard.getByRole("combobox", { name: "Year" }).selectOption(year);
  await expect(wizard.getByRole("combobox", { name: "Model" })).toBeDisabled();
  await wizard.getByRole("combobox", { name: "Make" }).selectOption(make);
  await wizard.getByRole("combobox", { name: "Model" }).selectOption(model);
  if (mileage) await wizard.getByRole("textbox", { name: "Mileage" }).fill(mileage);
  await wizard.getByRole("checkbox", { name: /I accept/ }).check();
  await wizard.getByRole("button", { name: "Continue" }).click();
  await expect(wizard.getByRole("heading", { name: "Issue Details" })).toBeVisible();
}

export type Issue = {
  type: "Diagnose car symptoms" | "Review a shop estimate" | "Body or collision damage" | "Parts replacement";
  words: string;
};

/** What the words are asked for, by the kind of help. */
const ASKED: Record<Issue["type"], string> = {
  "Diagnose car symptoms": "Describe the problem in your own words",
  "Review a shop estimate": "Type or paste the estimate, or what you wonder about it",
  "Body or collision damage": "Describe the damage in your own words",
  "Parts replacement": "Name the parts in your own words",
};

/** Step 2: the kind of help, and the problem typed key by key. The notice that it arrived is read and dismissed. */
export async function describeIssue(wizard: Wizard, { type, words }: Issue) {
  await wizard.getByRole("radio", { name: type }).check();
  await wizard.getByRole("textbox", { name: ASKED[type] }).pressSequentially(words);
  await wizard.getByRole("button", { name: "Analyze" }).click();
  await expect(wizard.getByText("Issue details saved")).toBeVisible();
  await wizard.getByRole("button", { name: "Dismiss" }).click();
}

type Service = "Shop Recommendations" | "Managed Repair";

/** Step 3: on from the result. */
export async function openServices(wizard: Wizard) {
  await wizard.getByRole("button", { name: "Continue to Service Options" }).click();
  await expect(wizard.getByRole("heading", { name: "Choose Your Service Level" })).toBeVisible();
}

/** Steps 3 and 4: on from the result, with a level of service. */
export async function chooseService(wizard: Wizard, service: Service) {
  await openServices(wizard);
  await confirmService(wizard, service);
}

/** Step 4. */
export async function confirmService(wizard: Wizard, service: Service) {
  await wizard.getByRole("radio", { name: service }).check();
  await wizard.getByRole("button", { name: "Confirm Selection" }).click();
}

/**
 * The last step: cards of shops near the owner, each with a name, an address, a distance and a phone number. The shops of
 * a fresh install are samples, which nobody can call or drive to.
 */
export async function readShops(wizard: Wizard) {
  const cards = wizard.getByRole("article");
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  for (const card of await cards.all()) {
    await expect(card.getByRole("heading")).toHaveText(/\w{3,}/);
    await expect(card).toContainText(/\d+\.\d mi\b/);
    await expect(card).toContainText("Sample listing");
    await expect(card).toContainText(/\(\d{3}\) 555-01\d{2}/);
    await expect(card.getByRole("link")).toHaveCount(0);
  }
}
