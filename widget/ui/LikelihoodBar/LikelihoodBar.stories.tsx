import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { LikelihoodBar } from "./LikelihoodBar.tsx";

const meta = {
  title: "Design system/LikelihoodBar",
  component: LikelihoodBar,
  args: { percent: 58 },
  argTypes: { percent: { control: { type: "range", min: 0, max: 100 } } },
} satisfies Meta<typeof LikelihoodBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByRole("img", { name: "58 percent likely" })).toBeVisible();
  },
};
export const Nothing: Story = { args: { percent: 0 } };
export const AlmostNothing: Story = { args: { percent: 0.4 } };
export const Certain: Story = { args: { percent: 100 } };
