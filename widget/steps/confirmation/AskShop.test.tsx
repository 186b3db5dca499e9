import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { type Answers, problem } from "../../testing.tsx";
import { openSite, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits(RESULT_IDS);
beforeEach(() => {
  localStorage.setItem("vehicleInfo", JSON.stringify({ name: "Dana Reyes", email: "dana@example.com" }));
});

const shop = {
  id: "s1",
  name: "Camelback Brake",
  address: "4120 N 68th St",
  distanceInMiles: 1.3,
  rating: null,
  reviewCount: 0,
  phone: "(480) 555-0112",
  hours: "",
};
const record = {
  id: "d1",
  subject: { year: 2012, make: "Honda", model: "Civic", mileage: 98000, zipCode: "85253", text: "It grinds." },
  results: { potentialCauses: [{ name: "Worn pads", probability: 58 }] },
};
const sent = {
  name: "Dana Reyes",
  email: "dana@example.com",
  vehicle: "2012 Honda Civic, 98,000 miles",
  issue: "It grinds.",
  causes: ["Worn pads (58 %)"],
};

async function open(answers: Answers = {}, listed: object = shop, attributes: object = {}) {
  const page = openSite(
    {
      "GET /api/shop-recommendations/d1": () => ({ shops: [listed] }),
      "GET /api/diagnostics/d1": () => record,
      ...answers,
    },
    { step: "confirmation", ...attributes },
  );
  const card = within(await screen.findByRole("article", { name: "Camelback Brake" }));
  return { ...page, card };
}
const ASK = "Ask this shop to contact me: Camelback Brake";

describe("asking a shop to get in touch", () => {
  it("shows word for word what will be sent before anything is, and sends it on confirming", async () => {
    const { user, api, card, host } = await open({
      "POST /api/leads": () => ({ leadId: "l1", sent: { ...sent, phone: "+14805550134" } }),
    });
    await user.click(await card.findByRole("button", { name: ASK }));
    const panel = await card.findByRole("region", { name: "What Camelback Brake will get" });
    expect(document.activeElement).toBe(panel);
    for (const words of [sent.name, sent.email, sent.vehicle, sent.issue, sent.causes[0]!]) {
      expect(panel.textContent).toContain(words);
    }
    expect(api.to("POST /api/leads")).toEqual([]);
    await user.type(card.getByRole("textbox", { name: /Phone/ }), "480 555 0134");
    await user.dblClick(card.getByRole("button", { name: "Send to this shop" }));
    const done = await card.findByRole("region", { name: "Camelback Brake has been asked to contact you." });
    expect(done.textContent).toContain("+14805550134");
    expect(api.to("POST /api/leads").map((call) => call.body)).toEqual([
      { diagnosticId: "d1", shopId: "s1", phone: "480 555 0134" },
    ]);
    expect(host.events.filter(({ name }) => name === "lead")).toEqual([{ name: "lead", detail: { withPhone: true } }]);
  });

  it("tells the VIN only where it is ticked, and shows it masked", async () => {
    const vin = "•••••••••••••0123";
    const told = { ...sent, vin };
    const withVin = { ...record, subject: { ...record.subject!, vin } };
    const { user, api, card } = await open({
      "GET /api/diagnostics/d1": () => withVin,
      "POST /api/leads": () => ({ leadId: "l1", sent: told }),
    });
    await user.click(await card.findByRole("button", { name: ASK }));
    const panel = await card.findByRole("region", { name: "What Camelback Brake will get" });
    const box = card.getByRole("checkbox", { name: "Include my VIN" }) as HTMLInputElement;
    expect(box.checked).toBe(false);
    expect(panel.textContent).not.toContain(vin);
    await user.click(box);
    expect(panel.textContent).toContain(vin);
    await user.click(card.getByRole("button", { name: "Send to this shop" }));
    const done = await card.findByRole("region", { name: "Camelback Brake has been asked to contact you." });
    expect(done.textContent).toContain(vin);
    expect(api.to("POST /api/leads").map(({ body }) => body)).toEqual([
      { diagnosticId: "d1", shopId: "s1", includeVin: true },
    ]);
  });

  it("asks nothing of a VIN where there is none", async () => {
    const { user, card } = await open();
    await user.click(await card.findByRole("button", { name: ASK }));
    await card.findByRole("region", { name: "What Camelback Brake will get" });
    expect(card.queryByRole("checkbox", { name: "Include my VIN" })).toBeNull();
  });

  it("says that it goes to the partner too, on whose page it is", async () => {
    const { user, card } = await open({}, shop, { partner: "key" });
    await user.click(await card.findByRole("button", { name: ASK }));
    expect(await card.findByText("Nothing else is sent, and only to this shop and to this site.")).toBeTruthy();
  });

  it("can be called off, and nothing was sent", async () => {
    const { user, api, card } = await open();
    await user.click(await card.findByRole("button", { name: ASK }));
    await user.click(await card.findByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(card.getByRole("button", { name: ASK }));
    expect(api.to("POST /api/leads")).toEqual([]);
  });

  it("says what is wrong with the phone number, and what to do when it was not sent", async () => {
    let answer = problem(422, "No.", [{ path: "phone", message: "Please enter a valid phone number" }]);
    const { user, card } = await open({ "POST /api/leads": () => answer });
    await user.click(await card.findByRole("button", { name: ASK }));
    const phone = (await card.findByRole("textbox", { name: /Phone/ })) as HTMLInputElement;
    await user.type(phone, "12");
    await user.click(card.getByRole("button", { name: "Send to this shop" }));
    const message = await card.findByText("Please enter a valid phone number");
    expect(phone.getAttribute("aria-describedby")).toBe(message.closest("[id]")!.id);
    answer = new Response("<h1>Bad</h1>", { status: 502 });
    await user.click(card.getByRole("button", { name: "Send to this shop" }));
    expect(await card.findByText("This was not sent. Please try again, or call the shop.")).toBeTruthy();
    expect(phone.value).toBe("12");
  });

  it("is not offered for a sample listing, of which the list says that it is no shop", async () => {
    const { card } = await open({}, { ...shop, sample: true });
    expect(screen.getAllByText(/These are samples, not real shops/)).toHaveLength(1);
    expect(card.queryByText(/These are samples/)).toBeNull();
    expect(card.queryByRole("button", { name: ASK })).toBeNull();
  });

  it("is not offered where we cannot say what would be sent", async () => {
    const { card, wizard } = await open({ "GET /api/diagnostics/d1": () => ({ results: {} }) });
    await wizard.client.load({ key: ["/api/diagnostics/d1"], read: (body) => body });
    expect(card.queryByRole("button", { name: ASK })).toBeNull();
  });
});
