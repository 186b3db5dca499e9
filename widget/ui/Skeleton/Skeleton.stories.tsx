import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Design system/Skeleton",
  component: Skeleton,
  args: { rows: 4, height: 76 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Causes: Story = {};
export const Shops: Story = { args: { rows: 3, height: 200 } };
