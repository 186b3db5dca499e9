import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Select } from "./Select.tsx";

const meta = {
  title: "Design system/Select",
  component: Select,
  args: { label: "Make", placeholder: "Select make", options: ["Ford", "Honda", "Toyota"] },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const select = shownIn(canvasElement).getByRole("combobox", { name: "Make" });
    await userEvent.selectOptions(select, "Honda");
    await expect(select).toHaveValue("Honda");
  },
};
export const Filled: Story = { args: { defaultValue: "Toyota" } };
export const Invalid: Story = { args: { errorId: "wrong" } };
export const Disabled: Story = { args: { disabled: true, options: [], placeholder: "Select make first" } };
export const Long: Story = {
  args: { label: "Marca y fabricante del vehículo", placeholder: "Seleccione primero la marca y el año del vehículo" },
};
