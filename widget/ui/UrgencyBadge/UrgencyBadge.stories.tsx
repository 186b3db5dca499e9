import type { Meta, StoryObj } from "@storybook/react-vite";
import { UrgencyBadge } from "./UrgencyBadge.tsx";

const meta = {
  title: "Design system/UrgencyBadge",
  component: UrgencyBadge,
  args: { urgency: { level: "High", timeframe: "Before driving on" } },
} satisfies Meta<typeof UrgencyBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};
export const Medium: Story = { args: { urgency: { level: "Medium", timeframe: "Within two weeks" } } };
export const Low: Story = { args: { urgency: { level: "Low", timeframe: "At the next service" } } };
export const Unknown: Story = { args: { urgency: { level: "Unknown", timeframe: "" } } };
export const Missing: Story = { args: { urgency: undefined } };
export const Long: Story = {
  args: {
    urgency: { level: "Medium", timeframe: "Dentro de las próximas dos o tres semanas, antes de un viaje largo" },
  },
};
