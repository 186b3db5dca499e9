import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Button, ButtonLink, LinkButton } from "./Button.tsx";

const meta = {
  title: "Design system/Button",
  component: Button,
  args: { children: "Continue", onClick: fn() },
  argTypes: {
    tone: { control: "select", options: ["main", "second"] },
    size: { control: "select", options: ["normal", "small"] },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {
  args: { tone: "main" },
  async play({ canvasElement, args }) {
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Continue" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Second: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Wide: Story = { args: { tone: "main", wide: true } };
export const Disabled: Story = {
  args: { tone: "main", disabled: true, children: "Saving..." },
  async play({ canvasElement, args }) {
    const button = shownIn(canvasElement).getByRole("button");
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongSpanish: Story = {
  args: { tone: "main", children: "Continuar con las opciones de servicio disponibles cerca de su domicilio" },
};
export const AsLink: Story = { render: () => <ButtonLink href="#directions">Get Directions</ButtonLink> };
export const LooksLikeLink: Story = {
  render: (args) => <LinkButton onClick={args.onClick}>Change vehicle</LinkButton>,
};
