import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Design system/TextField",
  component: TextField,
  args: { label: "Email", placeholder: "you@example.com" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const field = shownIn(canvasElement).getByRole("textbox", { name: "Email" });
    await userEvent.type(field, "dana@example.com");
    await expect(field).toHaveValue("dana@example.com");
  },
};
export const Filled: Story = { args: { defaultValue: "dana@example.com" } };
export const Optional: Story = { args: { label: "Mileage", note: "optional", placeholder: "75,000" } };
export const Invalid: Story = { args: { errorId: "wrong", defaultValue: "dana@" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "dana@example.com" } };
export const Long: Story = {
  args: {
    label: "Dirección de correo electrónico de la persona propietaria",
    defaultValue: "maria-de-los-angeles.fernandez-montenegro@correo-electronico.example.com",
  },
};
