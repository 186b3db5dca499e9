import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Design system/NumberField",
  component: NumberField,
  args: { label: "Mileage", note: "optional", placeholder: "75,000" },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SetsThousandsApart: Story = {
  async play({ canvasElement }) {
    const field = shownIn(canvasElement).getByRole("textbox", { name: /Mileage/ });
    await userEvent.type(field, "98000");
    await expect(field).toHaveValue("98000");
    field.blur();
    await expect(field).toHaveValue("98,000");
  },
};
export const NoNumber: Story = {
  async play({ canvasElement }) {
    const field = shownIn(canvasElement).getByRole("textbox");
    await userEvent.type(field, "about 98k");
    field.blur();
    await expect(field).toHaveValue("about 98k");
  },
};
export const Invalid: Story = { args: { errorId: "wrong", defaultValue: "9,999,999" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "98,000" } };
export const Long: Story = {
  args: { label: "Kilometraje que marca el odómetro del vehículo", defaultValue: "98,000" },
};
