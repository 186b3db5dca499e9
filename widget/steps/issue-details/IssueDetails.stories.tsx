import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { fitsPhone, fitsPhoneInSpanish } from "../../../.storybook/fit.ts";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { progress, typedVehicle } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { photosAtom } from "../../state/photos.ts";
import type { Wizard } from "../../state/wizard.ts";

const save = "POST /api/issue-details";
const analyze = (canvasElement: HTMLElement) =>
  userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Analyze" }));
const withPhoto = (wizard: Wizard) => wizard.store.set(photosAtom, [new File(["x"], "estimate.heic")]);

const meta = {
  title: "Steps/2 Issue details",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "issue-details" } },
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = (issueType: string, issueDescription: string) => ({
  saved: { ...progress.saved, issueDetails: { issueType, issueDescription } },
});

export const Empty: Story = { args: { saved: { vehicleInfo: typedVehicle } } };
export const Symptoms: Story = {};
export const Estimate: Story = { args: typed("estimate", "Front pads and rotors $742, brake fluid exchange $129.") };
export const Collision: Story = { args: typed("collision", "Rear-ended at a light. Bumper cracked.") };
export const Parts: Story = { args: typed("parts", "Both front struts and the serpentine belt.") };
export const WithPhoto: Story = {
  args: { prepare: withPhoto },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(shown.getByRole("button", { name: "Remove estimate.heic" }));
    await waitFor(() => expect(shown.queryByText("estimate.heic")).toBeNull());
  },
};
export const NoPicture: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    const input = shown.getByLabelText(/Add photos/);
    await userEvent.upload(input, new File(["words"], "notes.txt", { type: "text/plain" }), { applyAccept: false });
    await shown.findByText("Only pictures can be added here.");
  },
};
export const Invalid: Story = {
  args: { saved: { vehicleInfo: typedVehicle } },
  async play({ canvasElement }) {
    await analyze(canvasElement);
    const shown = shownIn(canvasElement);
    await waitFor(() => expect(shown.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true"));
    await expect(shown.getByRole("textbox", { name: /Describe/ })).toBeInvalid();
  },
};
export const Busy: Story = {
  args: { answers: { [save]: pending } },
  async play({ canvasElement }) {
    await analyze(canvasElement);
    await shownIn(canvasElement).findByRole("dialog", { name: "Analyzing Your Issue" });
  },
};
export const Uploading: Story = {
  args: { answers: { [save]: pending }, prepare: withPhoto },
  async play({ canvasElement }) {
    await analyze(canvasElement);
    await expect(await shownIn(canvasElement).findByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  },
};
export const Canceled: Story = {
  args: { answers: { [save]: pending } },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await analyze(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "Cancel" }));
    await shown.findByText("Canceled");
    await waitFor(() => expect(shown.queryByRole("dialog")).toBeNull());
    await expect(shown.getByRole("textbox", { name: /Describe/ })).toHaveDisplayValue(/Grinding noise/);
  },
};
export const Failed: Story = {
  args: { answers: { [save]: fails(503, "We are mending something. Please try again.") } },
  async play({ canvasElement }) {
    await analyze(canvasElement);
    await shownIn(canvasElement).findByText(/We are mending something/);
  },
};
export const WordsRefusedByTheServer: Story = {
  args: { answers: { [save]: fails(422, "No.", [{ path: "description", message: "Please say what happens" }]) } },
  async play({ canvasElement }) {
    await analyze(canvasElement);
    await shownIn(canvasElement).findByText("Please say what happens");
  },
};
export const Long: Story = { args: typed("symptoms", "Rechina al frenar por la mañana cuando hace frío. ".repeat(25)) };
export const Phone: Story = fitsPhone;
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = fitsPhoneInSpanish;
