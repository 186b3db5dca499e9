import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { en } from "../../texts/en.ts";
import { DashLights } from "./DashLights.tsx";

const meta = {
  title: "Design system/DashLights",
  component: DashLights,
  args: { names: en.issueDetails.lights.names, lit: ["oil"], onTap: fn() },
} satisfies Meta<typeof DashLights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OilLit: Story = {
  async play({ canvasElement, args }) {
    const shown = shownIn(canvasElement);
    await expect(shown.getByRole("button", { name: "Oil" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(shown.getByRole("button", { name: "ABS" }));
    await expect(args.onTap).toHaveBeenCalledWith("abs");
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
