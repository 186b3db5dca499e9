import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Dropzone } from "./Dropzone.tsx";

/** A one-color picture, made here so that nothing is loaded. */
const photo = async (name: string, color = "#857d6c") => {
  const canvas = new OffscreenCanvas(288, 192);
  const context = canvas.getContext("2d")!;
  context.fillStyle = color;
  context.fillRect(0, 0, 288, 192);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
};

const meta = {
  title: "Design system/Dropzone",
  component: Dropzone,
  args: { files: [], max: 5, busy: false, onAdd: fn(), onRemove: fn() },
  argTypes: { files: { control: false } },
  loaders: [async () => ({ files: [await photo("estimate.png"), await photo("pads.png", "#14233b")] })],
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement, args, loaded }) {
    await userEvent.upload(shownIn(canvasElement).getByLabelText(/Add photos/), loaded.files);
    await expect(args.onAdd).toHaveBeenCalledWith(loaded.files);
  },
};
export const Filled: Story = {
  render: (args, { loaded }) => <Dropzone {...args} files={loaded.files} />,
  async play({ canvasElement, args }) {
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Remove pads.png" }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
};
export const Full: Story = {
  args: { max: 2 },
  render: (args, { loaded }) => <Dropzone {...args} files={loaded.files} />,
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).getByLabelText(/Add photos/)).toBeDisabled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Unreadable: Story = {
  args: { files: [new File(["no picture"], "IMG_0012 copy of a copy with a very long name indeed.heic")] },
};
