import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const change = fn();
const meta = {
  title: "Design system/EmptyState",
  component: EmptyState,
  args: { title: "No shops found in your area. Please try searching with a different ZIP code." },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {};
export const WithAWayOut: Story = {
  args: {
    children: (
      <Button size="small" onClick={change}>
        Change the ZIP code
      </Button>
    ),
  },
  async play({ canvasElement }) {
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Change the ZIP code" }));
    await expect(change).toHaveBeenCalled();
  },
};
export const Long: Story = {
  args: { title: "No encontramos ningún taller en su zona. Pruebe con otro código postal o llámenos. ".repeat(3) },
};
