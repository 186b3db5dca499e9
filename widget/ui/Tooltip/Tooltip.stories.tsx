import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Button } from "../Button/Button.tsx";
import { Cross } from "../Icon/Icon.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Design system/Tooltip",
  component: Tooltip,
  args: {
    text: "Remove dash.jpg",
    children: (
      <Button aria-label="Remove dash.jpg">
        <Cross />
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tipOf = (canvasElement: HTMLElement) => shownIn(canvasElement).queryByRole("tooltip", { hidden: true });

export const Closed: Story = {};
export const OpensOnFocus: Story = {
  async play({ canvasElement, args }) {
    shownIn(canvasElement).getByRole("button").focus();
    await waitFor(() => expect(tipOf(canvasElement)).toHaveTextContent(args.text));
    const [tip, control] = [tipOf(canvasElement)!, shownIn(canvasElement).getByRole("button")];
    const [at, below] = [tip.getBoundingClientRect(), control.getBoundingClientRect()];
    await expect(at.left).toBeGreaterThanOrEqual(8);
    await expect(at.bottom <= below.top || at.top >= below.bottom).toBe(true);
  },
};
export const ClosedByEscape: Story = {
  async play({ canvasElement }) {
    shownIn(canvasElement).getByRole("button").focus();
    await waitFor(() => expect(tipOf(canvasElement)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tipOf(canvasElement)).toBeNull());
  },
};
export const Long: Story = {
  args: { text: "Quitar la foto «tablero-con-todas-las-luces-encendidas-2026-11-21.jpg» de la lista" },
  async play({ canvasElement }) {
    shownIn(canvasElement).getByRole("button").focus();
    await waitFor(() => expect(tipOf(canvasElement)).toBeVisible());
  },
};
