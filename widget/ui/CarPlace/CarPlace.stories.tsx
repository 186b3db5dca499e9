import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { CarZone } from "#shared/car-zones.ts";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { CarPlace } from "./CarPlace.tsx";
import { ZONES } from "./zones.ts";

const meta = {
  title: "Design system/CarPlace",
  component: CarPlace,
  args: { location: { zones: ["frontWheel"], side: "left" } },
} satisfies Meta<typeof CarPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrontLeft: Story = {
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByText("Where it is: left front wheel")).toBeVisible();
  },
};
export const RearRight: Story = { args: { location: { zones: ["rearDoor"], side: "right" } } };
export const BothAxles: Story = { args: { location: { zones: ["frontWheel", "rearWheel"] } } };
export const Everywhere: Story = { args: { location: { zones: Object.keys(ZONES) as CarZone[] } } };
export const Dark: Story = { globals: { theme: "dark" } };
