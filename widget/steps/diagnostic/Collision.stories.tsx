import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { collisionRecord } from "./fixtures/collision.ts";
import { shows } from "./fixtures/shows.ts";

const { results } = collisionRecord;
const meta = {
  title: "Steps/3 Diagnostic/Collision",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "diagnostic" }, answers: shows(collisionRecord) },
  // The record is there before axe looks.
  play: async ({ canvasElement }) =>
    void (await shownIn(canvasElement).findByRole("heading", { name: "Collision Repair Assessment" })),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const having = (collisionRepair: unknown) => ({
  answers: shows({ ...collisionRecord, results: { ...results, collisionRepair } }),
});

export const Rich: Story = {};
export const Poor: Story = { args: having({ repairAreas: ["Rear bumper"], recommendedProcedures: [] }) };
export const Missing: Story = {
  args: having(undefined),
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText(/Collision repair data not available/);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", { name: "Collision Repair Assessment" });
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
export const Long: Story = {
  args: having({
    ...results.collisionRepair,
    damageDescription: "Puerta del conductor abollada con la pintura rayada y parachoques delantero roto. ".repeat(4),
    areas: results.collisionRepair!.areas!.map((area) => ({
      ...area,
      name: `Revestimiento del parachoques delantero con sensores de estacionamiento: ${area.name}`,
    })),
  }),
};
