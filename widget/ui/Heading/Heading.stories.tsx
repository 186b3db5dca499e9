import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "Design system/Heading",
  component: Heading,
  args: { depth: 0, children: "Potential Causes" },
  argTypes: { depth: { control: "select", options: [0, 1, 2] } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const Section: Story = { args: { depth: 1, children: "What to do next" } };
export const Part: Story = { args: { depth: 2, children: "Front brake pads worn out" } };
export const Long: Story = {
  args: { children: "Evaluación de la reparación de los daños de carrocería por colisión" },
};
