import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { estimateRecord } from "./fixtures/estimate.ts";
import { shows } from "./fixtures/shows.ts";

const { results } = estimateRecord;
const meta = {
  title: "Steps/3 Diagnostic/Estimate",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "diagnostic" }, answers: shows(estimateRecord) },
  // The record is there before axe looks.
  play: async ({ canvasElement }) =>
    void (await shownIn(canvasElement).findByRole("heading", { name: "Shop Estimate Review" })),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const having = (estimateReview: unknown) => ({
  answers: shows({ ...estimateRecord, results: { ...results, estimateReview } }),
});

export const Rich: Story = {};
export const Poor: Story = {
  args: having({ services: [{ name: "Brake fluid exchange" }], unnecessaryItems: ["Nitrogen"] }),
};
export const Missing: Story = {
  args: having(undefined),
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText(/Cost estimate not available/);
  },
};
export const Fair: Story = {
  args: having({ ...results.estimateReview, isFairPrice: true, unnecessaryItems: [], totalEstimate: 1200 }),
};
export const Long: Story = {
  args: having({
    ...results.estimateReview,
    services: results.estimateReview!.services.map((line) => ({
      ...line,
      name: `Sustitución de pastillas y discos de freno delanteros, con mano de obra: ${line.name}`,
    })),
  }),
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", { name: "Shop Estimate Review" });
    await expectToFit(canvasElement);
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = {
  globals: { texts: "long", viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findAllByText(/\$/);
    await expectToFit(canvasElement);
  },
};
