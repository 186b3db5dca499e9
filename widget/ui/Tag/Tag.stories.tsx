import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "Design system/Tag",
  component: Tag,
  args: { children: "Sample listing" },
  argTypes: { tone: { control: "select", options: ["plain", "good", "bad"] } },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Good: Story = { args: { tone: "good", children: "Fair" } };
export const Bad: Story = { args: { tone: "bad", children: "High" } };
export const Long: Story = { args: { tone: "bad", children: "Por encima del precio justo de la zona" } };
