import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./Facts.tsx";

const meta = {
  title: "Design system/Facts",
  component: Facts,
  args: {
    facts: [
      ["Name", "Dana Reyes"],
      ["Vehicle", "2012 Honda Civic, 98,000 miles"],
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const SomeMissing: Story = {
  args: {
    facts: [
      ["Name", "Dana Reyes"],
      ["Phone", undefined],
    ],
  },
};
export const Empty: Story = { args: { facts: [["Phone", undefined]] } };
export const Long: Story = {
  args: { facts: [["Descripción del problema", "Rechina al frenar por la mañana. ".repeat(12)]] },
};
