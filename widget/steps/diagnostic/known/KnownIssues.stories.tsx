import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import type { KnownIssues } from "#shared/schemas/known-issues.ts";
import { expectToFit, shownIn } from "../../../../.storybook/shadow-root.tsx";
import { progress } from "../../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../../.storybook/WizardStory.tsx";
import { causesRecord } from "../fixtures/causes.ts";
import { estimateRecord } from "../fixtures/estimate.ts";
import { civicIssues, manyIssues, parkIssues, stopIssues } from "../fixtures/known-issues.ts";
import { safetyStates } from "../fixtures/safety.ts";
import { shows } from "../fixtures/shows.ts";

const having = (record: DiagnosticRecord, known: KnownIssues) => ({
  ...progress,
  attributes: { step: "diagnostic" as const },
  answers: shows(record, known),
});
const calm = { ...causesRecord, results: { ...causesRecord.results, safety: safetyStates.none_found } };
const [pads, ...others] = estimateRecord.results.estimateReview!.services;
const named: DiagnosticRecord = {
  ...estimateRecord,
  results: {
    ...estimateRecord.results,
    estimateReview: {
      ...estimateRecord.results.estimateReview!,
      services: [{ ...pads!, repairs: ["pads_rotors_front"] }, ...others],
    },
  },
};

const meta = {
  title: "Steps/3 Diagnostic/Known issues",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: having(causesRecord, civicIssues),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FitsTheComplaint: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await expect(await shown.findByRole("heading", { name: /may be the recalled part/ })).toBeVisible();
    await expect(shown.getByText("Campaign 21V-215:")).toBeVisible();
    await expect(shown.getByText("Recalls of this model and year (1)")).toBeVisible();
    await expect(shown.getByText("Campaign 19V-182:")).not.toBeVisible();
  },
};
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("Campaign 21V-215:");
    await expectToFit(canvasElement);
  },
};
export const NotToBeDriven: Story = {
  args: having(calm, stopIssues),
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await expect(await shown.findByRole("alert", { name: /Do not drive/ })).toHaveTextContent("recall 19V-182");
    await expect(shown.queryByText("No danger sign found")).toBeNull();
  },
};
export const ToBeParkedOutside: Story = {
  args: having(causesRecord, parkIssues),
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await expect(await shown.findByRole("alert", { name: "Park outside" })).toBeVisible();
    await expect(shown.getByRole("alert", { name: "Stop now" })).toBeVisible();
  },
};
export const BesideAnEstimate: Story = {
  args: having(named, civicIssues),
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await expect(await shown.findByText(/may be free under recall 21V-215/)).toBeVisible();
  },
};
export const AllThatIsKnown: Story = {
  args: having(causesRecord, manyIssues),
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    for (const name of [/Its maker may pay/, /has told its shops/, /What its owners report/])
      await expect(await shown.findByRole("heading", { name })).toBeVisible();
    await expect(shown.getByText("A bulletin exists: ask for 12-041.")).toBeVisible();
    await expect(shown.getByText("Service bulletins for this model (1)")).toBeVisible();
  },
};
export const AllThatIsKnownOnPhone: Story = {
  ...AllThatIsKnown,
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("A bulletin exists: ask for 12-041.");
    await expectToFit(canvasElement);
  },
};
