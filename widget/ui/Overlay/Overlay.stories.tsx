import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Overlay } from "./Overlay.tsx";

const meta = {
  title: "Design system/Overlay",
  component: Overlay,
  args: {
    title: "Analyzing Your Issue",
    text: "This may take a moment. Our auto experts are analyzing your issue.",
    share: null,
    reach: "widget",
  },
  argTypes: {
    share: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
    reach: { control: "select", options: ["widget", "window"] },
    cancel: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Overlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Uploading: Story = {
  args: { share: 0.6, status: "Sending your photos." },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  },
};
export const Queued: Story = {
  args: {
    share: null,
    status: "Other visitors' photos are being read first. Yours are next in about 12 seconds.",
    cancel: { label: "Cancel", onPress: fn() },
  },
};
export const Canceled: Story = {
  args: { cancel: { label: "Cancel", onPress: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Cancel" }));
    await expect(args.cancel!.onPress).toHaveBeenCalledOnce();
  },
};
export const OverTheWindow: Story = { args: { reach: "window", cancel: { label: "Cancel", onPress: fn() } } };
export const Long: Story = {
  args: {
    title: "Estamos analizando el problema de su vehículo",
    text: "Esto puede tardar unos momentos. No cierre esta página mientras se envían las fotografías. ".repeat(2),
    share: 1,
    cancel: { label: "Cancelar el análisis y volver", onPress: fn() },
  },
};
