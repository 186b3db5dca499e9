import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { expectToFit, shownIn } from "../../../.storybook/shadow-root.tsx";
import { fails, pending } from "../../../.storybook/story-client.ts";
import { progress } from "../../../.storybook/typed.ts";
import { renderWizard, WizardStory } from "../../../.storybook/WizardStory.tsx";
import { managedAvailableAtom } from "../../state/managed.ts";
import { shop } from "../../ui/ShopCard/shop-fixture.ts";
import { causesRecord } from "../diagnostic/fixtures/causes.ts";

const list = "GET /api/shop-recommendations/d1";
const note = "Nearest first; no shop pays for its place.";
const second = { ...shop, id: "s2", name: "Scottsdale Auto Care", rating: null, reviewCount: 0, hours: "" };
const near = { zipCode: "85253", latitude: 33.5, longitude: -112 };
const answers = { [list]: { shops: [shop, second], note, near }, "GET /api/diagnostics/d1": causesRecord };
const ask = async (canvasElement: HTMLElement) =>
  userEvent.click(
    await shownIn(canvasElement).findByRole("button", { name: `Ask this shop to contact me: ${shop.name}` }),
  );

const meta = {
  title: "Steps/5 Confirmation",
  component: WizardStory,
  render: renderWizard,
  parameters: { layout: "fullscreen" },
  args: { ...progress, attributes: { step: "confirmation" }, answers },
  // The shops are there before axe looks.
  play: async ({ canvasElement }) => void (await shownIn(canvasElement).findAllByRole("article")),
} satisfies Meta<typeof WizardStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recommendations: Story = {};
const managed = { step: "confirmation", confirmationType: "managed" } as const;
export const ManagedNotAvailable: Story = { args: { attributes: managed } };
export const ManagedAvailable: Story = {
  args: { attributes: managed, prepare: (wizard) => wizard.store.set(managedAvailableAtom, true) },
};
export const SampleShops: Story = {
  args: { answers: { ...answers, [list]: { shops: [1, 2, 3].map((id) => ({ ...shop, id: `${id}`, sample: true })) } } },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    for (const card of await shown.findAllByRole("article")) {
      await expect(card).toHaveTextContent("Sample listing");
      await expect(within(card).queryByRole("link")).toBeNull();
      await expect(within(card).queryByRole("button")).toBeNull();
    }
    await expect(shown.getAllByText(/These are samples, not real shops/)).toHaveLength(1);
  },
};
/** As by a bookmark: nothing was analyzed in this browser. */
export const NoRecord: Story = {
  args: { state: {}, saved: {} },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    await shown.findByRole("heading", { name: "First, what is wrong with the car?" });
    await expect(shown.getByRole("button", { name: "Start with your vehicle" })).toBeEnabled();
  },
};
const spread = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...shop,
    id: `s${i}`,
    name: `Shop ${i + 1}`,
    latitude: 33.5 + Math.sin(i) / 20,
    longitude: -112 + Math.cos(i * 2) / 20,
  }));
export const ManyShops: Story = {
  args: {
    answers: { ...answers, [list]: { shops: spread(8), near, note, specialties: ["Brakes", "Body and paint"] } },
  },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    const map = await shown.findByRole("group", { name: "Map of the shops" });
    await userEvent.click(within(map).getByRole("link", { name: "8. Shop 8" }));
    const card = shown.getByRole("article", { name: "Shop 8" });
    await expect((card.getRootNode() as ShadowRoot).activeElement).toBe(card);
    await expectToFit(canvasElement);
  },
};
export const OneShop: Story = { args: { answers: { ...answers, [list]: { shops: [shop], note } } } };
export const NoShops: Story = {
  args: { answers: { ...answers, [list]: { shops: [] } } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText(/No shops found/);
  },
};
export const Loading: Story = {
  args: { answers: { ...answers, [list]: pending } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText(/Looking for shops/);
  },
};
export const Failed: Story = {
  args: { answers: { ...answers, [list]: fails(503, "Out of order.") } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findByText("Out of order.");
  },
};
export const Long: Story = {
  args: {
    answers: {
      ...answers,
      [list]: { shops: [{ ...shop, name: "Servicio Automotriz y Alineación Hermanos Montenegro-Villanueva" }], note },
    },
  },
};
export const AskingAShop: Story = {
  async play({ canvasElement }) {
    await ask(canvasElement);
    await shownIn(canvasElement).findByRole("region", { name: `What ${shop.name} will get` });
  },
};
const given = [
  { questionId: "brake-end", question: "Which end is it?", answer: "Front" },
  { questionId: "more", question: "", answer: "New pads in May." },
];
export const AskingAfterAnswers: Story = {
  args: { answers: { ...answers, "GET /api/diagnostics/d1": { ...causesRecord, answers: given } } },
  async play({ canvasElement }) {
    await ask(canvasElement);
    await shownIn(canvasElement).findByText("Which end is it? Front");
    await shownIn(canvasElement).findByText("New pads in May.");
  },
};
export const ShopAskedInVain: Story = {
  args: { answers: { ...answers, "POST /api/leads": fails(422, "No.", [{ path: "phone", message: "Not a phone" }]) } },
  async play({ canvasElement }) {
    await ask(canvasElement);
    await userEvent.click(await shownIn(canvasElement).findByRole("button", { name: "Send to this shop" }));
    await shownIn(canvasElement).findByText("Not a phone");
  },
};
export const FeedbackSent: Story = {
  args: { answers: { ...answers, "POST /api/feedback": { feedbackId: "f1" } } },
  async play({ canvasElement }) {
    const shown = shownIn(canvasElement);
    const box = shown.getByRole("textbox", { name: "Feedback" });
    await fireEvent.input(box, { target: { value: "Fair price." } });
    await userEvent.click(shown.getByRole("button", { name: "Submit feedback" }));
    await shown.findByText("Your feedback has been submitted successfully.");
    await expect(box).toHaveValue("");
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  async play({ canvasElement }) {
    await shownIn(canvasElement).findAllByRole("article");
    await expectToFit(canvasElement);
  },
};
export const Dark: Story = { ...ManyShops, globals: { theme: "dark" } };
export const SpanishLength: Story = {
  ...Phone,
  globals: { texts: "long", theme: "dark", viewport: { value: "phone" } },
};
