import { describe, expect, it } from "vitest";
import { isInOurZones, timeZoneOf } from "./time-zone.ts";

describe("the time zone of a place", () => {
  it.each([
    ["Phoenix, which keeps no summer time", 33.45, -112.07, "America/Phoenix"],
    ["the Navajo Nation, which does", 36.15, -109.55, "America/Denver"],
    ["Gary, an hour behind the rest of Indiana", 41.6, -87.34, "America/Chicago"],
    ["Honolulu", 21.31, -157.86, "Pacific/Honolulu"],
    ["San Juan", 18.47, -66.11, "America/Puerto_Rico"],
    ["Calais, beside New Brunswick", 45.143, -67.218, "America/New_York"],
  ])("is right for %s", (_, latitude, longitude, zone) => {
    expect(timeZoneOf({ latitude, longitude })).toBe(zone);
  });

  it("tells home from abroad", () => {
    expect(isInOurZones({ latitude: 33.45, longitude: -112.07 })).toBe(true);
    for (const [latitude, longitude] of [
      [43.65, -79.38],
      [31.69, -106.42],
      [51.5, -0.1],
      [0, 0],
      [-112.07, 33.45],
      [999, 0],
    ])
      expect(isInOurZones({ latitude: latitude!, longitude: longitude! })).toBe(false);
  });
});
