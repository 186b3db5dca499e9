import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorMessage } from "./ErrorMessage.tsx";

const meta = {
  title: "Design system/ErrorMessage",
  component: ErrorMessage,
  args: { id: "wrong", children: "Please enter a ZIP code" },
} satisfies Meta<typeof ErrorMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const None: Story = { args: { children: undefined } };
export const Long: Story = {
  args: { children: "Escriba el código postal de cinco cifras del lugar donde se va a reparar su vehículo" },
};
