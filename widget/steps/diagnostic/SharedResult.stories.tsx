import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { causesRecord } from "./fixtures/causes.ts";
import { estimateRecord } from "./fixtures/estimate.ts";

const link = "GET /api/shared/k3v9";
const { id: _id, issueId: _issueId, ...shared } = causesRecord;
const title = { name: "Potential Causes" };

const meta = {
  title: "Steps/Shared result",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: {
    attributes: { shared: "k3v9", site: true },
    answers: { [link]: { ...shared, expiresAt: "2026-12-21T12:00:00Z" } },
  },
  play: async ({ canvasElement }) => void (await shownIn(canvasElement).findByRole("heading", title)),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await shown.findByText(/The link works until December 21, 2026/);
    await expect(shown.queryByRole("radio")).toBeNull();
    await expect(shown.getByRole("link", { name: "Start with your own car" })).toBeVisible();
  },
};
export const Estimate: Story = {
  args: { answers: { [link]: estimateRecord } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", { name: "Shop Estimate Review" });
  },
};
export const Poor: Story = { args: { answers: { [link]: { results: { potentialCauses: [{ name: "Worn pads" }] } } } } };
export const Loading: Story = {
  args: { answers: { [link]: pending } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("Loading the shared result...");
  },
};
export const Gone: Story = {
  args: { answers: { [link]: fails(404, "Not found.") } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("This link does not work");
  },
};
export const Embedded: Story = { args: { attributes: { shared: "k3v9" } } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", title);
    await expectToFit(canvasElement);
  },
};
export const SpanishLength: Story = {
  globals: { texts: "long", viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findAllByText(/\$/);
    await expectToFit(canvasElement);
  },
};
