import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Alert } from "./Alert.tsx";

const meta = {
  title: "Design system/Alert",
  component: Alert,
  args: { tone: "info", title: "Issue details saved", children: "Getting your diagnostic results..." },
  argTypes: { tone: { control: "select", options: ["info", "error"] } },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {};
export const Failure: Story = {
  args: { tone: "error", title: "Analysis Error", children: "Please try again." },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByRole("alert")).toHaveTextContent("Analysis Error");
  },
};
export const TitleAlone: Story = { args: { children: undefined } };
export const Long: Story = {
  args: {
    tone: "error",
    title: "No se pudo guardar la información del vehículo en este momento",
    children: "Compruebe su conexión e inténtelo de nuevo. Todo lo que ha escrito sigue aquí. ".repeat(3),
  },
};
