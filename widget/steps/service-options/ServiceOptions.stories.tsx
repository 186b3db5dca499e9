import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fitsPhone, fitsPhoneInSpanish } from "../../../.storybook/fit.ts";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { causesRecord } from "../diagnostic/fixtures/causes.ts";

const request = "POST /api/managed-repair";
const record = { "GET /api/diagnostics/d1": causesRecord };
async function confirmManaged(canvasElement: HTMLElement) {
  const shown = shownIn(canvasElement);
  await userEvent.click(shown.getByRole("radio", { name: "Managed Repair" }));
  await userEvent.click(shown.getByRole("button", { name: "Confirm Selection" }));
}

const meta = {
  title: "Steps/4 Service options",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "service-options" }, answers: record },
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  async play({ canvasElement }) {
    const radio = shownIn(canvasElement).getByRole("radio", { name: "Shop Recommendations" });
    await userEvent.click(radio);
    await expect(radio).toBeChecked();
  },
};
export const Invalid: Story = {
  async play({ canvasElement }) {
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Confirm Selection" }));
    await expect(await shownIn(canvasElement).findAllByText("Please select an option")).toHaveLength(2);
  },
};
export const Busy: Story = {
  args: { answers: { ...record, [request]: pending } },
  async play({ canvasElement }) {
    await confirmManaged(canvasElement);
    await expect(await shownIn(canvasElement).findByRole("button", { name: "Processing..." })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { answers: { ...record, [request]: fails(503, "We are mending something.") } },
  async play({ canvasElement }) {
    await confirmManaged(canvasElement);
    await shownIn(canvasElement).findByRole("alert");
    await expect(shownIn(canvasElement).getByRole("radio", { name: "Managed Repair" })).toBeChecked();
  },
};
export const Phone: Story = fitsPhone;
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = fitsPhoneInSpanish;
