import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { collisionRecord } from "./fixtures/collision.ts";
import { needsMoreRecord } from "./fixtures/needs-more.ts";
import { resultStories } from "./result-stories.ts";

const { results } = collisionRecord;
const { having, ...stories } = resultStories(collisionRecord, "collisionRepair", "Collision Repair Assessment");
const meta = { title: "Steps/3 Diagnostic/Collision", ...stories.meta } satisfies Meta<typeof stories.meta.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {};
export const PlacePicked: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    (await shown.findByRole("button", { name: "Correct a damaged place" })).click();
    await expect(await shown.findByLabelText("How bad it is")).toHaveValue("moderate");
  },
};
export const SafetyStop: Story = stories.safety("stop");
export const SafetySoon: Story = stories.safety("soon");
export const NoDangerFound: Story = stories.safety("none_found");
export const SafetyUnknown: Story = stories.safety("unknown");
export const StopAndNeedsMore: Story = stories.safety("stop", needsMoreRecord.results.needsMore);
export const Poor: Story = { args: having({ repairAreas: ["Rear bumper"], recommendedProcedures: [] }) };
export const TotalLossWithoutClaim: Story = { args: having({ ...results.collisionRepair, claim: undefined }) };
export const NeitherClaimNorTotalLoss: Story = {
  args: having({ ...results.collisionRepair, claim: undefined, totalLoss: undefined }),
};
export const TimeWithoutCost: Story = { args: having({ estimatedTime: "2–4 days" }) };
export const Missing: Story = stories.missing("Collision repair data not available");
export const Phone: Story = stories.phone;
export const Dark: Story = { globals: { theme: "dark" } };
export const SpanishLength: Story = stories.spanishLength;
export const Long: Story = {
  args: having({
    ...results.collisionRepair,
    damageDescription: "Puerta del conductor abollada con la pintura rayada y parachoques delantero roto. ".repeat(4),
    areas: results.collisionRepair!.areas!.map((area) => ({
      ...area,
      name: `Revestimiento del parachoques delantero con sensores de estacionamiento: ${area.name}`,
    })),
  }),
};
