import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, spyOn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { ToastRegion } from "../Toast/Toast.tsx";
import { CopyButton } from "./CopyButton.tsx";

const source = createRef<HTMLParagraphElement>();
const meta = {
  title: "Design system/CopyButton",
  component: CopyButton,
  args: { text: "Which brand of pads is it?", source },
  argTypes: { source: { control: false } },
  render: (args) => (
    <>
      <p ref={source}>{args.text}</p>
      <CopyButton {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  async play({ canvasElement, args }) {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Copy" }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await shownIn(canvasElement).findByRole("button", { name: "Copied" });
    write.mockRestore();
  },
};
export const Refused: Story = {
  async play({ canvasElement }) {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Copy" }));
    await shownIn(canvasElement).findByText("The text is selected");
    write.mockRestore();
  },
};
export const OwnLabel: Story = { args: { label: "Copy all" } };
export const LongLabel: Story = { args: { label: "Copiar todas las preguntas para llevarlas al taller" } };
