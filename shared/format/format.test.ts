import { describe, expect, it } from "vitest";
import { distance, mileage } from "./distance.ts";
import { shopTime } from "./hours.ts";
import { money, moneyRange } from "./money.ts";
import { probabilityLabel } from "./probability.ts";
import { rating } from "./rating.ts";
import { shownUrgency } from "./urgency.ts";

describe("formatting", () => {
  it("shows dollars without cents and prices as ranges", () => {
    expect(money(1437.4)).toBe("$1,437");
    expect(moneyRange({ min: 320, max: 1630 })).toBe("$320–$1,630");
    expect(moneyRange({ min: 90, max: 90 })).toBe("$90");
  });

  it("shows distance and rating with one decimal, and says so when nobody rates the shop", () => {
    expect(distance(1.26)).toBe("1.3 mi");
    expect(mileage(98000)).toBe("98,000");
    expect(rating(4.84)).toBe("4.8");
    expect(rating(null)).toBe("No ratings yet");
  });

  it.each([
    [100, "Most likely cause"],
    [80, "Most likely cause"],
    [79.9, "Likely cause"],
    [60, "Likely cause"],
    [59, "Possible cause"],
    [40, "Possible cause"],
    [39, "Less likely cause"],
    [0, "Less likely cause"],
  ])("labels %d percent", (percent, label) => expect(probabilityLabel(percent)).toBe(label));

  it("shows a missing or unknown urgency in words", () => {
    expect(shownUrgency(undefined)).toEqual({ level: "Unknown", timeframe: "To be determined" });
    expect(shownUrgency({ level: "Unknown", timeframe: "x" }).timeframe).toBe("To be determined");
    expect(shownUrgency({ level: "High", timeframe: "within days" })).toEqual({
      level: "High",
      timeframe: "within days",
    });
  });

  it("shows shop time in hours, and in working days when it is long", () => {
    expect(shopTime({ min: 1.3, max: 1.84 })).toBe("1.3–1.8 hours");
    expect(shopTime({ min: 1, max: 1 })).toBe("1 hour");
    expect(shopTime({ min: 10, max: 22 })).toBe("2–3 days");
  });
});
