import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { RadioCard, RadioCards } from "./RadioCard.tsx";

const cards = [
  <RadioCard key="a" name="type" value="a" label="Diagnose car symptoms" text="A noise, a warning light, a smell" />,
  <RadioCard key="b" name="type" value="b" label="Review a shop estimate" text="Is this price fair?" />,
];
const meta = {
  title: "Design system/RadioCard",
  component: RadioCards,
  args: { legend: "What can we help you with?", children: cards },
  argTypes: { children: { control: false }, columns: { control: "select", options: ["one", "two"] } },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await userEvent.click(shown.getByText("Is this price fair?"));
    await expect(shown.getByRole("radio", { name: "Review a shop estimate" })).toBeChecked();
  },
};
export const OneColumn: Story = { args: { columns: "one" } };
export const Invalid: Story = { args: { error: "Please choose what we can help you with" } };
export const Chosen: Story = {
  args: {
    children: (
      <RadioCard
        name="type"
        label="Parts replacement"
        tag="FULL-SERVICE"
        text="You know it"
        extra="✓ Free"
        defaultChecked
      />
    ),
  },
};
export const Disabled: Story = { args: { children: <RadioCard name="type" label="Yes" disabled /> } };
export const Long: Story = {
  args: {
    legend: "¿En qué podemos ayudarle hoy con su vehículo y su reparación?",
    children: (
      <RadioCard
        name="type"
        label="Daños de carrocería o por colisión con otro vehículo"
        text={"Abolladuras, arañazos, un choque. ".repeat(5)}
      />
    ),
  },
};
