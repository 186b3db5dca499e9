import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { STEPS } from "#shared/steps.ts";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { StepProgress } from "./StepProgress.tsx";

const meta = {
  title: "Design system/StepProgress",
  component: StepProgress,
  args: { step: "vehicle-info" },
  argTypes: { step: { control: "select", options: STEPS.map(({ id }) => id) } },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { step: "issue-details" } };
export const Third: Story = { args: { step: "diagnostic" } };
export const Fourth: Story = { args: { step: "service-options" } };
export const Confirmation: Story = {
  args: { step: "confirmation" },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByText(/Step 4 of/)).toBeInTheDocument();
  },
};
