import type { Meta, StoryObj } from "@storybook/react-vite";
import { Quotes } from "./Quotes.tsx";

const meta = {
  title: "Design system/Quotes",
  component: Quotes,
  args: { words: ["grinding when I brake", "front left", "pedal feels low"] },
} satisfies Meta<typeof Quotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { words: ["front left"] } };
export const Repeated: Story = { args: { words: ["grinding", "grinding when I brake"] } };
export const Empty: Story = { args: { words: [] } };
export const Long: Story = { args: { words: ["rechina al frenar por la mañana cuando hace frío ".repeat(5).trim()] } };
