import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Design system/TextArea",
  component: TextArea,
  args: { label: "Describe the problem in your own words", placeholder: "What happens, when, and where on the car." },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const box = shownIn(canvasElement).getByRole("textbox", { name: /Describe/ });
    await userEvent.type(box, "It grinds.");
    await expect(box).toHaveValue("It grinds.");
  },
};
export const Counted: Story = {
  args: {
    hint: "When it happens.",
    counted: { note: "At least 10 characters", count: "4 of 10" },
    defaultValue: "Help",
  },
};
export const Invalid: Story = { args: { error: "Please write at least 10 characters", defaultValue: "Help" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "It grinds when I brake." } };
export const Long: Story = {
  args: {
    label: "Describa con sus propias palabras el problema que tiene su vehículo",
    defaultValue: "Rechina al frenar por la mañana cuando hace frío. ".repeat(20),
  },
};
