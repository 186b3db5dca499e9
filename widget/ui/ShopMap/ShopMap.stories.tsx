import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { shop } from "../ShopCard/shop-fixture.ts";
import { ShopMap } from "./ShopMap.tsx";

const at = (i: number, latitude: number, longitude: number) => ({
  ...shop,
  id: `${i}`,
  name: `Shop ${i}`,
  latitude,
  longitude,
});
const several = [at(1, 33.49, -111.92), at(2, 33.46, -112.07), at(3, 33.58, -112.01), at(4, 33.38, -111.9)];

const meta = {
  title: "Design system/ShopMap",
  component: ShopMap,
  args: { shops: several, from: { latitude: 33.5, longitude: -111.95 }, fromName: "You", onPick: () => {} },
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta<typeof ShopMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** On one spot, as shops of one ZIP may be: none covers another. */
export const OneSpot: Story = { args: { shops: [1, 2, 3, 4].map((i) => at(i, 33.49, -111.92)) } };
export const StatesApart: Story = {
  args: {
    shops: [at(1, 61.2, -149.9), at(2, 64.8, -147.7), at(3, 58.3, -134.4)],
    from: { latitude: 60.8, longitude: -161.8 },
    fromName: "99559",
  },
};
export const Many: Story = {
  args: {
    shops: Array.from({ length: 20 }, (_, i) => at(i + 1, 33.4 + Math.sin(i * 3) / 9, -112 + Math.cos(i * 5) / 9)),
  },
};
/** A finger hits each, however small the drawing. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    for (const pin of shownIn(canvasElement).getAllByRole("link")) {
      const { width, height } = pin.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectToFit(canvasElement);
  },
};
/** A map of one place says nothing. */
export const One: Story = {
  args: { shops: several.slice(0, 1) },
  play: async ({ canvasElement }) => expect(shownIn(canvasElement).queryByRole("link")).toBeNull(),
};
