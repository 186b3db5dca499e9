import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "../Select/Select.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Cells } from "./Cells.tsx";

const meta = {
  title: "Design system/Cells",
  component: Cells,
  args: {
    messages: [],
    children: [
      <TextField key="email" span={[4, 6, 6]} label="Email" />,
      <TextField key="zip" span={[2, 3, 3]} label="ZIP code" />,
      <Select key="make" span={[3, 3, 6]} label="Make" placeholder="Select make" options={["Ford", "Honda"]} />,
      <Select key="model" span={[3, 3, 6]} label="Model" placeholder="Select make first" options={[]} disabled />,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Cells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: {
    messages: [
      { id: "email-wrong", text: "Please enter a valid email address" },
      { id: "zip-wrong", text: "Please enter a ZIP code" },
    ],
    children: [
      <TextField key="email" span={[4, 6, 6]} label="Email" errorId="email-wrong" defaultValue="dana@" />,
      <TextField key="zip" span={[2, 3, 3]} label="ZIP code" errorId="zip-wrong" />,
    ],
  },
};
