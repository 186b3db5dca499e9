import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import type { WizardSetup } from "../../../.storybook/story-wizard.ts";
import type { Notice } from "../../state/notice.ts";
import { ToastRegion } from "./Toast.tsx";

const says = (title: string, text?: string, tone?: Notice["tone"]): { wizard: WizardSetup } => ({
  wizard: { prepare: (wizard) => wizard.notify(title, text, tone) },
});
const meta = {
  title: "Design system/Toast",
  component: ToastRegion,
  parameters: says("Issue details saved", "Getting your diagnostic results..."),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notices: Story = {};
export const Failure: Story = {
  parameters: says("Error", "Failed to save vehicle information. Please try again.", "error"),
  async play({ canvasElement }) {
    await expect(await shownIn(canvasElement).findByRole("alert")).toHaveTextContent("Failed to save");
  },
};
export const Long: Story = { parameters: says("No se pudo guardar", "Compruebe su conexión. ".repeat(12), "error") };
export const Dismissed: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(shown.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(shown.queryByText("Issue details saved")).toBeNull());
  },
};
export const FocusByF8: Story = {
  async play({ canvasElement }) {
    const region = shownIn(canvasElement).getByRole("region", { name: "Notifications (F8)" });
    await userEvent.keyboard("{F8}");
    await expect((region.getRootNode() as ShadowRoot).activeElement).toBe(region);
  },
};
export const SwipedAway: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    const words = shown.getByText("Getting your diagnostic results...");
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(words, { clientX: from });
      await fireEvent.pointerMove(words, { clientX: to });
      await fireEvent.pointerUp(words, { clientX: to });
    };
    await swipe(100, 149);
    await expect(words).toBeVisible();
    await swipe(100, 150);
    await waitFor(() => expect(shown.queryByText("Issue details saved")).toBeNull());
  },
};
