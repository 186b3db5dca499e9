import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { fitsPhone, fitsPhoneInSpanish } from "../../../.storybook/fit.ts";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";

const VIN = "2HGFB2F5XCH500123";
const look = "POST /api/vin";
const CIVIC = {
  year: 2012,
  make: "Honda",
  model: "Civic",
  facts: ["Engine: 4-cylinder.", "Body: sedan.", "Built in Alliston, Ontario."],
};
const ACCORD = { ...CIVIC, year: 2003, model: "Accord" };
const WRONG = "A VIN has 17 letters and digits, and this one has 16. Please check what is missing.";

const open = async (canvasElement: HTMLElement, typed = "") => {
  const shown = shownIn(canvasElement);
  await userEvent.click(shown.getByRole("button", { name: "Use the VIN" }));
  const field = await shown.findByRole("textbox", { name: /^VIN/ });
  if (typed) await fireEvent.input(field, { target: { value: typed } });
  return shown;
};

const meta = {
  title: "Steps/1 Vehicle information/VIN",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { attributes: { step: "vehicle-info" } },
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvasElement }) {
    const shown = await open(canvasElement);
    await expect(shown.getByText(/windshield's lower corner/)).toBeVisible();
  },
};
export const Looking: Story = {
  args: { answers: { [look]: pending } },
  async play({ canvasElement }) {
    await (await open(canvasElement, VIN)).findByText("Looking it up...");
  },
};
export const Found: Story = {
  args: { answers: { [look]: fn(() => CIVIC) } },
  async play({ canvasElement }) {
    const shown = await open(canvasElement, VIN);
    await shown.findByText(/Built in Alliston/);
    await expect(shown.queryByText(new RegExp(VIN))).toBeNull();
    await expect(shown.getByRole("combobox", { name: "Model" })).toHaveValue("Civic");
  },
};
export const AnotherCarThanChosen: Story = {
  args: { ...progress, answers: { [look]: fn(() => ACCORD) } },
  async play({ canvasElement }) {
    const shown = await open(canvasElement, VIN);
    await shown.findByText(/of a 2003 Honda Accord, and you chose a 2012 Honda Civic/);
    await expect(shown.getByRole("combobox", { name: "Model" })).toHaveValue("Civic");
  },
};
export const ModelNotInOurList: Story = {
  args: {
    answers: {
      [look]: fn(() => ({
        year: 2014,
        make: "Chevrolet",
        facts: ["Body: SUV."],
        note: "This VIN is of a 2014 Chevrolet Orlando. Our list does not have that model: please choose the one that is closest.",
      })),
    },
  },
  async play({ canvasElement }) {
    await (await open(canvasElement, VIN)).findByText(/Chevrolet Orlando/);
  },
};
export const Wrong: Story = {
  args: { answers: { [look]: fails(422, WRONG, [{ path: "vin", message: WRONG }]) } },
  async play({ canvasElement }) {
    const shown = await open(canvasElement, VIN.slice(1));
    await userEvent.tab();
    await shown.findByText(WRONG);
    await expect(shown.getByRole("textbox", { name: /^VIN/ })).toHaveValue(VIN.slice(1));
  },
};
export const Phone: Story = { ...fitsPhone, play: Open.play };
export const PhoneAsks: Story = { ...fitsPhone, args: AnotherCarThanChosen.args, play: AnotherCarThanChosen.play };
export const Dark: Story = { play: Open.play, globals: { theme: "dark" } };
export const SpanishLength: Story = {
  ...fitsPhoneInSpanish,
  args: Found.args,
};
