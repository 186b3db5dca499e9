import { describe, expect, it } from "vitest";
import type { Vehicle } from "../input.ts";
import { camry, reviewed } from "./testing-review.ts";

describe("a pasted estimate", () => {
  it("names what to check, by mileage, age and symptoms", () => {
    const items = (text: string, mileage: number, year = 2014) =>
      reviewed(text, { vehicle: { ...camry, mileage, year } }).unnecessaryItems.map((item) =>
        typeof item === "string" ? item : item.item,
      );
    expect(items("engine flush 120, oil change 90", 98_000)).toEqual(["Engine flush"]);
    expect(items("brake fluid flush 130", 12_000, 2025)).toEqual(["Brake fluid flush"]);
    expect(items("brake fluid flush 130", 60_000)).toEqual([]);
    expect(items("fuel injector cleaning 150", 98_000)).toEqual(["Fuel system or injector cleaning"]);
    expect(items("rough idle and misfires, fuel injector cleaning 150", 98_000)).toEqual([]);
    expect(items("front struts 900, they leak", 45_000)).toEqual([]);
    expect(items("front struts 900, not leaking, no noise", 45_000)).toEqual(["Struts or shocks"]);
    expect(items("nitrogen fill 40, alignment 120. car pulls left", 98_000)).toEqual(["Nitrogen in the tires"]);
    expect(items("front brake pads 300, shop supplies 90", 98_000)).toEqual(["shop supplies"]);
  });

  it("tells why, when it would be right, and what to ask", () => {
    const [item] = reviewed("engine flush 120").unnecessaryItems;
    expect(item).toMatchObject({ item: "Engine flush", amount: 120 });
    expect((item as { details: string[] }).details.join(" ")).toMatch(/Check: .*It is right when sludge.*Ask: "/);
  });

  it("raises concerns where most of it may not be needed", () => {
    const { isFairPrice, recommendations, services } = reviewed(
      "engine flush 120, fuel injector cleaning 150, oil change 90",
    );
    expect(isFairPrice).toBe(false);
    expect(recommendations).toContain("Not needed yet, by what we know: engine flush, because");
    expect(services.map(({ isFair }) => isFair)).toEqual([true, true, true]);
  });

  it.each([
    ["battery 285. It tested good yesterday", "reads as good"],
    ["alternator 640. Same shop replaced the alternator 8 months ago", "this shop did that work"],
    ["spark plugs 220. I had the plugs changed last year", "should last longer"],
    ["spark plugs 220. The manual says every 120,000 miles", "interval you name"],
    ["front brake pads 280, they measured 7mm", "due at about 3 mm"],
    ["catalytic converter 1400, P0420, no other test was done", "it was not tested"],
    ["steering rack 1500 because the boots are torn, no leak", "can be replaced alone"],
    ["control arms 900, the car runs fine", "Nothing you told shows"],
    ["starter 450. The engine cranks fine but does not start", "working starter"],
  ])("weighs what the owner tells before the price: %s", (text, why) => {
    const { isFairPrice, recommendations, unnecessaryItems } = reviewed(text);
    expect(isFairPrice).toBe(false);
    expect(recommendations).toContain("Not needed yet, by what we know:");
    expect(JSON.stringify(unnecessaryItems).toLowerCase()).toContain(why.toLowerCase());
  });

  it.each([
    "battery 285, it failed the load test and is 5 years old",
    "alternator 640, the left headlight was replaced last year",
    "front brake pads 280, they measured 2mm",
    "wheel bearing 400, front right, the left one was replaced last year",
    "starter 480, just clicks, battery and cables tested good",
  ])("does not doubt what is shown to be due: %s", (text) => {
    expect(reviewed(text).isFairPrice).toBe(true);
  });

  it("has a verdict on work that is not needed where no price stands", () => {
    const { isFairPrice, recommendations } = reviewed("shop says I need a battery, mine tested good yesterday");
    expect(isFairPrice).toBe(false);
    expect(recommendations).toBe(
      "Not needed yet, by what we know: battery, because what you told of it reads as good.",
    );
  });

  it("names the warranty that pays, and what is known of the model", () => {
    const of = (vehicle: Vehicle, text: string) => JSON.stringify(reviewed(text, { vehicle }).unnecessaryItems);
    const young = { year: 2024, make: "Ford", model: "Escape", mileage: 21_000 };
    expect(of(young, "transmission replacement 5200")).toContain("3 years or 36,000 miles");
    expect(of({ ...young, year: 2020, mileage: 70_000 }, "catalytic converter 1500")).toContain("80,000 miles");
    const theta = { year: 2017, make: "Hyundai", model: "Sonata", mileage: 104_000 };
    expect(of(theta, "engine replacement 6900")).toContain("Known of this model: Theta II engines");
  });

  it("says beside a line that it may not be needed, fair or unknown as its price may be", () => {
    const notes = reviewed("front pads 250, engine flush 140, nitrogen fill 50").services.map(({ note }) => note ?? "");
    expect(notes[0]).not.toContain("may not be needed");
    expect(notes.slice(1).every((note) => note.includes("may not be needed"))).toBe(true);
    expect(notes.join()).not.toContain("do not know this line");
  });
});
