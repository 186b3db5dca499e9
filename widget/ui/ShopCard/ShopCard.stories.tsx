import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shownIn } from "../../../.storybook/shadow-root.tsx";
import { Button } from "../Button/Button.tsx";
import { ShopCard } from "./ShopCard.tsx";
import { shop } from "./shop-fixture.ts";

const meta = {
  title: "Design system/ShopCard",
  component: ShopCard,
  args: { shop, position: 1 },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof ShopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {
  async play({ canvasElement }) {
    const call = shownIn(canvasElement).getByRole("link", { name: /Call Camelback/ });
    await expect(call).toHaveAttribute("href", "tel:4805550112");
  },
};
export const Poor: Story = {
  args: { shop: { ...shop, rating: null, reviewCount: 0, phone: "", hours: "", reason: undefined } },
};
export const OpenPartner: Story = {
  args: {
    shop: {
      ...shop,
      partner: true,
      open: true,
      status: "Open now · until 6 PM",
      hours: "Mon–Fri 7:30 AM–6 PM, Sat 8 AM–2 PM",
      certifications: ["ASE", "I-CAR Gold"],
      website: "https://shop.example/",
      attribution: "© OpenStreetMap contributors",
    },
  },
};
export const Sample: Story = {
  args: { shop: { ...shop, sample: true } },
  async play({ canvasElement }) {
    await expect(shownIn(canvasElement).queryByRole("link")).toBeNull();
  },
};
export const OneReview: Story = { args: { shop: { ...shop, reviewCount: 1, distanceInMiles: 0 } } };
export const WithAction: Story = { args: { children: <Button size="small">Ask this shop to contact me</Button> } };
export const Long: Story = {
  args: {
    position: 12,
    shop: {
      ...shop,
      name: "Servicio Automotriz y Alineación Hermanos Montenegro-Villanueva de Scottsdale",
      reason: "Repara frenos y suspensiones desde hace muchos años y queda cerca. ".repeat(3),
      attribution: "© OpenStreetMap contributors",
    },
  },
};
