import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { fitsPhone, fitsPhoneInSpanish } from "../../../.storybook/fit.ts";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { progress, typedVehicle } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";

const save = "POST /api/vehicle-info";
const submit = (canvasElement: HTMLElement) =>
  userEvent.click(shownIn(canvasElement).getByRole("button", { name: "Continue" }));

const meta = {
  title: "Steps/1 Vehicle information",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { attributes: { step: "vehicle-info" } },
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Landing: Story = { args: { attributes: { step: "vehicle-info", site: true, landing: true } } };
export const Filled: Story = { args: progress };
export const Invalid: Story = {
  async play({ canvasElement }) {
    await submit(canvasElement);
    const shown = shownIn(canvasElement);
    const year = shown.getByRole("combobox", { name: "Year" });
    await expect(year).toHaveAttribute("aria-invalid", "true");
    await expect((year.getRootNode() as ShadowRoot).activeElement).toBe(year);
    await expect(shown.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid", "true");
    await expect(shown.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  },
};
export const AnotherMakeClearsTheModel: Story = {
  args: progress,
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await expect(shown.getByRole("combobox", { name: "Model" })).toHaveValue("Civic");
    await userEvent.selectOptions(shown.getByRole("combobox", { name: "Make" }), "Ford");
    await expect(shown.getByRole("combobox", { name: "Model" })).toHaveValue("");
  },
};
export const FoundByAFewLetters: Story = {
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await fireEvent.input(shown.getByRole("combobox", { name: /Find your car/ }), { target: { value: "12 civ" } });
    await expect(shown.getByRole("combobox", { name: "Year" })).toHaveValue("2012");
    await expect(shown.getByRole("combobox", { name: "Make" })).toHaveValue("Honda");
    await expect(shown.getByRole("combobox", { name: "Model" })).toHaveValue("Civic");
  },
};
export const Busy: Story = {
  args: { ...progress, answers: { [save]: pending } },
  async play({ canvasElement }) {
    await submit(canvasElement);
    await expect(await shownIn(canvasElement).findByRole("button", { name: "Saving..." })).toBeDisabled();
  },
};
const sent = fn(() => ({ userId: "u2", vehicleId: "v2" }));
export const Saved: Story = {
  args: { ...progress, answers: { [save]: sent } },
  async play({ canvasElement }) {
    sent.mockClear();
    await submit(canvasElement);
    await shownIn(canvasElement).findByText("Vehicle information saved");
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ vehicleYear: 2012, mileage: 98000 }));
  },
};
export const Failed: Story = {
  args: { ...progress, answers: { [save]: fails(503, "We are mending something. Please try again.") } },
  async play({ canvasElement }) {
    await submit(canvasElement);
    await shownIn(canvasElement).findByText(/We are mending something/);
    await expect(shownIn(canvasElement).getByRole("textbox", { name: "Name" })).toHaveValue("Dana Reyes");
  },
};
export const ZipRefusedByTheServer: Story = {
  args: {
    ...progress,
    answers: { [save]: fails(422, "Please check.", [{ path: "zipCode", message: "There is no such ZIP code" }]) },
  },
  async play({ canvasElement }) {
    await submit(canvasElement);
    await shownIn(canvasElement).findByText("There is no such ZIP code");
    await expect(shownIn(canvasElement).getByRole("textbox", { name: "ZIP code" })).toBeInvalid();
  },
};
export const Long: Story = {
  args: {
    attributes: {
      step: "vehicle-info",
      heading: "¿Listo para reparar su vehículo sin pagar de más por la reparación?",
    },
    saved: {
      ...progress.saved,
      vehicleInfo: {
        ...typedVehicle,
        name: "María de los Ángeles Fernández-Montenegro y Villanueva de la Serena",
        email: "maria-de-los-angeles.fernandez-montenegro@correo-electronico.example.com",
      },
    },
  },
};
export const Phone: Story = { ...fitsPhone, args: progress };
export const Dark: Story = { args: progress, globals: { theme: "dark" } };
export const SpanishLength: Story = { ...fitsPhoneInSpanish, args: progress };
