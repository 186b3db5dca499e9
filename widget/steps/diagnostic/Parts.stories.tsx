import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { partsRecord } from "./fixtures/parts.ts";
import { shows } from "./fixtures/shows.ts";

const { results } = partsRecord;
const meta = {
  title: "Steps/3 Diagnostic/Parts",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "diagnostic" }, answers: shows(partsRecord) },
  // The record is there before axe looks.
  play: async ({ canvasElement }) =>
    void (await shownIn(canvasElement).findByRole("heading", { name: "Parts Replacement Estimate" })),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const having = (partsReplacement: unknown) => ({
  answers: shows({ ...partsRecord, results: { ...results, partsReplacement } }),
});

export const Rich: Story = {};
export const Poor: Story = { args: having({ parts: [{ name: "Alternator" }, {}] }) };
export const Missing: Story = {
  args: having(undefined),
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText(/Cost estimate not available/);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByRole("heading", { name: "Parts Replacement Estimate" });
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
    ...results.partsReplacement,
    parts: results.partsReplacement!.parts.map((part) => ({
      ...part,
      name: `Juego completo de pastillas y discos de freno delanteros de calidad original: ${part.name}`,
      note: "Pida que le muestren las piezas viejas y que le digan la marca de las nuevas. ".repeat(3),
    })),
  }),
};
