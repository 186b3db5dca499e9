import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { LinkButton } from "../Button/Button.tsx";
import { OrderStrip } from "./OrderStrip.tsx";

const vehicle = { name: "Vehicle", value: "2012 Honda Civic" };
const change = fn();
const meta = {
  title: "Design system/OrderStrip",
  component: OrderStrip,
  args: { fields: [vehicle, { name: "Mileage", value: "98,000" }, { name: "ZIP", value: "85253", wideOnly: true }] },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof OrderStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithAction: Story = {
  args: { action: <LinkButton onClick={change}>Change vehicle</LinkButton> },
  async play({ canvasElement }) {
    change.mockClear();
    await userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Change vehicle" }));
    await expect(change).toHaveBeenCalledOnce();
  },
};
export const Poor: Story = { args: { fields: [vehicle, { name: "Mileage", value: undefined }] } };
export const Empty: Story = { args: { fields: [{ name: "Vehicle", value: "" }] } };
export const Long: Story = {
  args: {
    fields: [
      { name: "Vehículo", value: "2021 Mercedes-Benz Sprinter 3500 XD Passenger Van" },
      { name: "El propietario dice", value: "Rechina al frenar por la mañana. ".repeat(8), long: true },
    ],
  },
};
