import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  title: "Design system/Disclosure",
  component: Disclosure,
  args: { summary: "Why we think so", children: <p>Because you wrote “grinding”.</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpensAndCloses: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await expect(shown.getByText(/Because you wrote/)).not.toBeVisible();
    await userEvent.click(shown.getByText("Why we think so"));
    await expect(shown.getByText(/Because you wrote/)).toBeVisible();
    await userEvent.click(shown.getByText("Why we think so"));
    await expect(shown.getByText(/Because you wrote/)).not.toBeVisible();
  },
};
export const Long: Story = {
  args: { summary: "Por qué creemos que se trata de esta avería y no de otra que suena de forma parecida" },
};
