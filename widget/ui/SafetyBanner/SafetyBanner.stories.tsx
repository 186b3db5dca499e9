import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { causesRecord } from "../../steps/diagnostic/fixtures/causes.ts";
import { SafetyBanner } from "./SafetyBanner.tsx";

const safety = causesRecord.results.safety!;
const calm = { reason: "Nothing you wrote points at danger. That is no inspection.", quotes: [] };
const meta = { title: "Design system/SafetyBanner", component: SafetyBanner, args: { safety } } satisfies Meta<
  typeof SafetyBanner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stop: Story = {
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByRole("alert", { name: "Stop now" })).toBeVisible();
  },
};
export const Soon: Story = {
  args: { safety: { ...safety, level: "soon", action: "Have it looked at within days." } },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).queryByRole("alert")).toBeNull();
  },
};
export const NoneFound: Story = { args: { safety: { ...calm, level: "none_found" } } };
export const Unknown: Story = { args: { safety: { ...calm, level: "unknown", reason: "Too little was said." } } };
export const Long: Story = {
  args: { safety: { ...safety, reason: safety.reason.repeat(5), quotes: [...safety.quotes, ...safety.quotes] } },
};
