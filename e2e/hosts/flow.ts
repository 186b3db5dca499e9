import type { Locator } from "@playwright/test";
import type { IssueType } from "#shared/schemas/issue-details.ts";
import { CIVIC, confirmService, enterVehicle, type Issue, openServices, readShops } from "../owner.ts";
import { PROBLEMS, TITLES } from "../progress.ts";
import { expect } from "../test.ts";

const TYPES: Record<IssueType, Issue["type"]> = {
  symptoms: "Diagnose car symptoms",
  estimate: "Review a shop estimate",
  collision: "Body or collision damage",
  parts: "Parts replacement",
};

/** The five screens of the way, by what a test calls them. */
export const SCREENS = ["the empty form", "issue details", "the result", "service options", "shops"] as const;
export type Screen = (typeof SCREENS)[number];

interface Way {
  kind?: IssueType;
  /** Called on each screen, when it is whole and no notice lies over it. */
  look?(screen: Screen): Promise<void>;
  /** Called while the notice of step 1 shows; it dismisses it. */
  onNotice?(): Promise<void>;
  /** Called when the words of step 2 are typed and not yet sent. */
  meanwhile?(): Promise<void>;
}

/** From the empty form to shop cards, by what an owner sees and reads. */
export async function goThrough(wizard: Locator, { kind = "symptoms", look, onNotice, meanwhile }: Way) {
  const dismiss = () => wizard.getByRole("button", { name: "Dismiss" }).click();
  const words = wizard.getByRole("textbox", { name: /in your own words|Type or paste/ });

  await expect(wizard.getByRole("button", { name: "Continue" })).toBeVisible();
  await look?.("the empty form");
  await enterVehicle(wizard, CIVIC);
  await expect(wizard.getByText("Vehicle information saved")).toBeVisible();
  await (onNotice ?? dismiss)();
  await expect(wizard.getByText("Vehicle information saved")).toBeHidden();
  await look?.("issue details");

  await wizard.getByRole("radio", { name: TYPES[kind] }).check();
  await words.fill(PROBLEMS[kind]);
  await meanwhile?.();
  await expect(words).toHaveValue(PROBLEMS[kind]);
  await wizard.getByRole("button", { name: "Analyze" }).click();
  await expect(wizard.getByText("Issue details saved")).toBeVisible();
  await dismiss();
  await expect(wizard.getByRole("heading", { name: TITLES[kind] })).toBeVisible();
  if (kind === "symptoms") await wizard.getByText("How this price is made").first().click();
  await look?.("the result");

  await openServices(wizard);
  await expect(wizard.getByText(/in your ZIP code\./)).toBeVisible();
  await look?.("service options");
  await confirmService(wizard, "Shop Recommendations");
  await readShops(wizard);
  await look?.("shops");
}
