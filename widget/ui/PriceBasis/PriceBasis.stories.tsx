import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { causesRecord } from "../../steps/diagnostic/fixtures/causes.ts";
import { PriceBasis } from "./PriceBasis.tsx";

const basis = causesRecord.results.potentialCauses![0]!.priceBasis!;
const meta = { title: "Design system/PriceBasis", component: PriceBasis, args: { basis } } satisfies Meta<
  typeof PriceBasis
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opens: Story = {
  async play({ canvasElement }) {
    await userEvent.click(shownIn(canvasElement).getByText("How this price is made"));
    await expect(shownIn(canvasElement).getByRole("table")).toBeVisible();
  },
};
export const Poor: Story = { args: { basis: { ...basis, lines: basis.lines.slice(0, 1), excluded: [], sources: [] } } };
export const Long: Story = {
  args: {
    basis: {
      ...basis,
      lines: basis.lines.map((line) => ({ ...line, label: `${line.label} y materiales de consumo del taller` })),
    },
  },
};
