import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { EstimateComparison } from "#shared/schemas/diagnostic.ts";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { estimateRecord } from "./fixtures/estimate.ts";
import { needsMoreRecord } from "./fixtures/needs-more.ts";
import { resultStories } from "./result-stories.ts";

const { results } = estimateRecord;
const { having, ...stories } = resultStories(estimateRecord, "estimateReview", "Shop Estimate Review");
const meta = { title: "Steps/3 Diagnostic/Estimate", ...stories.meta } satisfies Meta<typeof stories.meta.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {};
export const SafetyStop: Story = stories.safety("stop");
export const SafetySoon: Story = stories.safety("soon");
export const NoDangerFound: Story = stories.safety("none_found");
export const SafetyUnknown: Story = stories.safety("unknown");
export const StopAndNeedsMore: Story = stories.safety("stop", needsMoreRecord.results.needsMore);
export const Poor: Story = {
  args: having({ services: [{ name: "Brake fluid exchange" }], unnecessaryItems: ["Nitrogen"] }),
};
export const Missing: Story = stories.missing("Cost estimate not available");
export const Fair: Story = {
  args: having({ ...results.estimateReview, isFairPrice: true, unnecessaryItems: [], totalEstimate: 1200 }),
};
/** Three shops for the same brakes, one of them for less of it. */
const comparison: EstimateComparison = {
  work: ["front brake pads and rotors", "rear brake pads and rotors"],
  estimates: [
    { name: "Dealer", asked: 1250, work: [{ isListed: true }, { isListed: true }] },
    {
      name: "Midas",
      asked: 880,
      warranty: "24 months / 24,000 miles",
      work: [
        { isListed: true, asked: 460 },
        { isListed: true, asked: 420 },
      ],
    },
    { name: "Joe's Garage", asked: 460, work: [{ isListed: true, asked: 460 }, { isListed: false }] },
  ],
  cheapest: 1,
};
export const Compared: Story = {
  args: having({ ...results.estimateReview, comparison }),
  play: async ({ canvasElement }) => {
    const shown = shownIn(canvasElement);
    await expect(await shown.findByRole("row", { name: /Midas.*Cheapest.*\$880/ })).toBeVisible();
    await expect(shown.getByText("Not listed: rear brake pads and rotors")).toBeVisible();
  },
};
export const ComparedOnPhone: Story = {
  ...Compared,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await shownIn(canvasElement).findByRole("row", { name: /Midas/ });
    await expectToFit(canvasElement);
  },
};
export const Long: Story = {
  args: having({
    ...results.estimateReview,
    services: results.estimateReview!.services.map((line) => ({
      ...line,
      name: `Sustitución de pastillas y discos de freno delanteros, con mano de obra: ${line.name}`,
    })),
  }),
};
export const Phone: Story = stories.phone;
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = stories.spanishLength;
