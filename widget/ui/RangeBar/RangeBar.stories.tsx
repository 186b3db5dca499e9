import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { RangeBar, RangeScale } from "./RangeBar.tsx";

const meta = {
  title: "Design system/RangeBar",
  component: RangeBar,
  args: { range: { min: 400, max: 740 }, max: 1000 },
  argTypes: { tone: { control: "select", options: ["first", "other"] } },
  render: (args) => (
    <>
      <RangeScale max={args.max} />
      <RangeBar {...args} />
    </>
  ),
} satisfies Meta<typeof RangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};
export const First: Story = { args: { tone: "first" } };
export const Marked: Story = {
  args: { mark: 900, large: true, tone: "first" },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByRole("img", { name: /this shop \$900/ })).toBeVisible();
  },
};
export const MarkBeyondTheAxis: Story = { args: { mark: 4000 } };
export const Unknown: Story = { args: { range: undefined } };
export const OnePrice: Story = { args: { range: { min: 500, max: 500 } } };
export const WholeAxis: Story = { args: { range: { min: 0, max: 1000 } } };
