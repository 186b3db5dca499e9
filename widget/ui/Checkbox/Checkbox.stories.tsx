import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Design system/Checkbox",
  component: Checkbox,
  args: { label: "I accept the terms and conditions" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const box = shownIn(canvasElement).getByRole("checkbox", { name: /I accept/ });
    await userEvent.click(shownIn(canvasElement).getByText(/I accept/));
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Invalid: Story = {
  args: { error: "Please accept the terms and conditions" },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = {
  args: {
    label: "Acepto los términos y condiciones y autorizo a que se use mi información para preparar este análisis",
  },
};
