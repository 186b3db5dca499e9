import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ConfirmationType } from "#shared/steps.ts";
import { type Answers, problem } from "../../testing.tsx";
import { openSite, RESULT_IDS, startFreshVisits } from "../../testing-visit.ts";
import { shop } from "../../ui/ShopCard/shop-fixture.ts";

startFreshVisits(RESULT_IDS);

const open = (answers: Answers, confirmationType: ConfirmationType = "recommendations") =>
  openSite(
    { "GET /api/shop-recommendations/d1": () => ({ shops: [shop] }), ...answers },
    { siteUrl: "https://ours.test", step: "confirmation", confirmationType },
  );

describe("the confirmation", () => {
  it("lists shops with all that one needs to go there, at step 4 of 5", async () => {
    open({});
    const card = await screen.findByRole("article", { name: "Camelback Brake & Axle" });
    for (const text of [shop.address, "1.3 mi", "4.8", "(212 reviews)", shop.hours]) {
      expect(card.textContent).toContain(text);
    }
    expect(within(card).getByRole("link", { name: /480/ }).getAttribute("href")).toBe("tel:4805550112");
    const directions = within(card).getByRole("link", { name: /Get Directions/ });
    expect(directions.getAttribute("href")).toContain(encodeURIComponent("Camelback Brake & Axle 4120 N 68th St"));
    expect([directions.getAttribute("target"), directions.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(screen.getByText("Step 4 of 5")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Thank you" })).toBeTruthy();
  });

  it("tells the page which way to a shop was pressed, and no more", async () => {
    const { user, host } = open({});
    const card = within(await screen.findByRole("article", { name: "Camelback Brake & Axle" }));
    await user.click(card.getByRole("link", { name: /480/ }));
    await user.click(card.getByRole("link", { name: /Get Directions/ }));
    expect(host.events.filter(({ name }) => name === "contact")).toEqual([
      { name: "contact", detail: { by: "phone" } },
      { name: "contact", detail: { by: "directions" } },
    ]);
  });

  it("says when no source rates a shop, and when there is no shop", async () => {
    const { unmount } = open({ "GET /api/shop-recommendations/d1": () => ({ shops: [{ ...shop, rating: null }] }) });
    expect(await screen.findByText("No ratings yet")).toBeTruthy();
    unmount();
    open({ "GET /api/shop-recommendations/d1": () => ({ shops: [] }) });
    const empty = "No shops found in your area. Please try searching with a different ZIP code.";
    expect(await screen.findByText(empty)).toBeTruthy();
  });

  it("narrows the list by what one wants, and looks near another ZIP in place", async () => {
    const path = "GET /api/shop-recommendations/d1";
    const brakes = { ...shop, name: "Brakes Only", status: "Open now · until 6 PM", partner: true };
    const { user, api } = open({
      [path]: () => ({ shops: [shop], specialties: ["Brakes", "Engine"] }),
      [`${path}?specialty=Brakes`]: () => ({
        shops: [brakes],
        specialties: ["Brakes", "Engine"],
        note: "Within 10 miles.",
      }),
      [`${path}?specialty=Brakes&openNow=true&zipCode=10001&miles=25&sort=rating`]: () => ({ shops: [] }),
      [`${path}?specialty=Brakes&openNow=true&zipCode=99999&miles=25&sort=rating`]: () =>
        problem(404, "There is no such ZIP code."),
    });
    await screen.findByRole("article", { name: shop.name });
    await user.selectOptions(screen.getByRole("combobox", { name: "Specialty" }), "Brakes");
    const card = await screen.findByRole("article", { name: "Brakes Only" });
    expect(card.textContent).toContain("Open now · until 6 PM");
    expect(card.textContent).toContain("Partner shop");
    expect(screen.getByText("Within 10 miles.")).toBeTruthy();
    expect((screen.getByRole("combobox", { name: "Specialty" }) as HTMLSelectElement).value).toBe("Brakes");
    const zip = screen.getByRole("textbox", { name: "Different ZIP" });
    await user.type(zip, "10001");
    await user.selectOptions(screen.getByRole("combobox", { name: "Distance" }), "25 mi");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Rating");
    await user.click(screen.getByRole("checkbox", { name: "Open now" }));
    expect(await screen.findByText(/No shops found in your area/)).toBeTruthy();
    expect(api.calls.at(-1)?.route).toContain("zipCode=10001");
    await user.clear(zip);
    await user.type(zip, "99999");
    expect(await screen.findByText("There is no such ZIP code.")).toBeTruthy();
  });

  it("moves to another ZIP as soon as it is whole, and names the old one nowhere", async () => {
    const path = "GET /api/shop-recommendations/d1";
    localStorage.setItem(
      "vehicleInfo",
      JSON.stringify({
        name: "Dana Reyes",
        zipCode: "85253",
        vehicleYear: "2012",
        vehicleMake: "Honda",
        vehicleModel: "Civic",
      }),
    );
    const at = (latitude: number, longitude: number) => ({ ...shop, id: `${latitude}`, latitude, longitude });
    const shops = [at(40.75, -74), at(40.76, -73.99)];
    const { user, api, container } = open({
      [path]: () => ({ shops, near: { zipCode: "85253", latitude: 33.5, longitude: -112 } }),
      [`${path}?zipCode=10001`]: () => ({ shops, near: { zipCode: "10001", latitude: 40.75, longitude: -74 } }),
    });
    await screen.findByText("Here are shops near 85253 for your 2012 Honda Civic.");
    expect((await screen.findByRole("group", { name: "Map of the shops" })).textContent).toContain("You");
    const zip = screen.getByRole("textbox", { name: "Different ZIP" });
    await user.type(zip, "1000");
    expect(api.calls.filter(({ route }) => route.includes("zipCode"))).toEqual([]);
    await user.type(zip, "1");
    expect(await screen.findByText("Here are shops near 10001 for your 2012 Honda Civic.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Shops near 10001" })).toBeTruthy();
    expect((await screen.findByRole("group", { name: "Map of the shops" })).textContent).toContain("10001");
    expect(container.textContent).not.toContain("85253");
    await user.clear(zip);
    expect(await screen.findByRole("heading", { name: "Shops near you" })).toBeTruthy();
    expect(api.calls.filter(({ route }) => route.includes("zipCode"))).toHaveLength(1);
  });

  it("says that a ZIP is cut short once one leaves it", async () => {
    const { user } = open({});
    const zip = screen.getByRole("textbox", { name: "Different ZIP" });
    await user.type(zip, "100");
    expect(screen.queryByText("Please enter a valid ZIP code")).toBeNull();
    await user.tab();
    expect(await screen.findByText("Please enter a valid ZIP code")).toBeTruthy();
    await user.type(zip, "01");
    await waitFor(() => expect(screen.queryByText("Please enter a valid ZIP code")).toBeNull());
  });

  it.each([
    [{}, "Vehicle Information"],
    [{ userId: "u1", vehicleId: "v1" }, "Issue Details"],
  ])("leads on where nothing was analyzed (%j)", async (state, heading) => {
    sessionStorage.setItem("repairFlowState", JSON.stringify(state));
    const { user, api } = open({});
    await user.click(await screen.findByRole("button", { name: "Start with your vehicle" }));
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
    expect(api.calls.filter(({ route }) => route.includes("shop-recommendations"))).toEqual([]);
  });

  it("draws shops with positions as numbered pins that lead to their cards, and no others", async () => {
    const at = (id: string, latitude?: number, longitude?: number) => ({
      ...shop,
      id,
      name: `Shop ${id}`,
      latitude,
      longitude,
    });
    const { user } = open({
      "GET /api/shop-recommendations/d1": () => ({
        shops: [at("a", 33.5, -112), at("b"), at("c", 33.6, -112.1)],
        near: { zipCode: "85253", latitude: 33.5, longitude: -112 },
      }),
    });
    const map = await screen.findByRole("group", { name: "Map of the shops" });
    const pins = within(map).getAllByRole("link");
    expect(pins.map((pin) => pin.getAttribute("aria-label"))).toEqual(["1. Shop a", "3. Shop c"]);
    await user.click(pins[1]!);
    expect(document.activeElement).toBe(screen.getByRole("article", { name: "Shop c" }));
    expect(location.hash).toBe("");
  });

  it("promises a notice where managed repair is not offered yet", async () => {
    open({}, "managed");
    expect(await screen.findByRole("heading", { name: /not yet available in your area/ })).toBeTruthy();
    expect(screen.getByText(/We will send you a notice when managed repair arrives/)).toBeTruthy();
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("knows after a reload that managed repair is offered, and says nothing wrong before it knows", async () => {
    open({ "GET /api/diagnostics/d1": () => ({ id: "d1", results: {}, managedAvailable: true }) }, "managed");
    expect(screen.queryByRole("heading", { name: /not yet available/ })).toBeNull();
    expect(await screen.findByRole("heading", { name: "Your managed repair is requested" })).toBeTruthy();
  });

  it("takes a word back, trimmed, and clears the box only when it arrived", async () => {
    let works = false;
    const { user, api } = open({ "POST /api/feedback": () => (works ? { feedbackId: "f1" } : problem(500, "Boom")) });
    const box = screen.getByRole("textbox", { name: "Feedback" }) as HTMLTextAreaElement;
    const button = screen.getByRole("button", { name: "Submit feedback" }) as HTMLButtonElement;
    await user.type(box, "   ");
    expect(button.disabled).toBe(true);
    await user.type(box, "Fair price. ");
    await user.click(button);
    expect(await screen.findByText("Failed to submit feedback. Please try again.")).toBeTruthy();
    expect(box.value).toContain("Fair price.");
    works = true;
    await user.click(button);
    expect(await screen.findByText("Your feedback has been submitted successfully.")).toBeTruthy();
    expect(box.value).toBe("");
    expect(api.to("POST /api/feedback")[1]!.body).toEqual({ issueId: "i1", feedback: "Fair price." });
  });

  it("leads to support, back, and home", async () => {
    const { user, host } = open({});
    expect(screen.getByRole("link", { name: "Contact support" }).getAttribute("href")).toBe(
      "https://ours.test/contact",
    );
    await user.click(screen.getByRole("button", { name: "Return to Home" }));
    expect(host.events).toContainEqual({ name: "exit", detail: { reason: "home" } });
    await waitFor(() => expect(host.route().step).toBe("vehicle-info"));
  });
});
