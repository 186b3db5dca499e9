import type { Meta, StoryObj } from "@storybook/react-vite";
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
