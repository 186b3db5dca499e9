import { describe, expect, it } from "vitest";
import { milesBetween } from "#shared/great-circle.ts";
import { allPlaces, placeName, placeOf } from "./places.ts";

describe("the place of a ZIP", () => {
  it("is where the Census Bureau puts it", () => {
    const place = placeOf("85253")!;
    expect(placeName(place)).toBe("Paradise Valley, AZ");
    expect(place.latitude).toBeCloseTo(33.544, 2);
    expect(place.longitude).toBeCloseTo(-111.959, 2);
  });

  it("is known for post-office boxes and single buildings too", () => {
    expect(placeName(placeOf("85001")!)).toBe("Phoenix, AZ");
    expect(placeName(placeOf("30301")!)).toBe("Atlanta, GA");
  });

  it("takes ZIP+4 as its ZIP", () => {
    expect(placeOf("90210-1234")).toBe(placeOf("90210"));
    expect(placeOf("902101234")).toBe(placeOf("90210"));
  });

  it.each([
    "99999",
    "00000",
    "8525",
    "852530",
    "85253-",
    "85253-12",
    "abcde",
    "",
    "８５２５３",
    "constructor",
    "85253\0",
  ])("is not there for %j", (zip) => expect(placeOf(zip)).toBeUndefined());

  it("has a position and a name for every ZIP there is, military ones included", () => {
    let count = 0;
    for (const place of allPlaces()) {
      count++;
      expect(place.city, place.zip).toBeTruthy();
      expect(place.state, place.zip).toMatch(/^[A-Z]{2}$/);
      expect(Math.abs(place.latitude) + Math.abs(place.longitude), place.zip).toBeGreaterThan(10);
    }
    expect(count).toBeGreaterThan(42_000);
    expect(placeOf("34001")?.state).toBe("AA");
  });

  it("does not believe a position on the other side of the world", () => {
    expect(placeOf("10200")!.longitude).toBeLessThan(0);
  });

  it("lies near the ZIPs that share its first three digits, and is never 0, 0", () => {
    const states = [...allPlaces()].filter(({ state }) => !/^(AA|AE|AP|HI|GU|MP|PW|FM|MH|AS)$/.test(state));
    const areas = Map.groupBy(states, ({ zip }) => zip.slice(0, 3));
    for (const area of areas.values())
      for (const place of area) {
        if (area.length === 1) continue;
        const nearest = Math.min(...area.map((other) => (other === place ? Infinity : milesBetween(place, other))));
        expect(nearest, place.zip).toBeLessThan(place.state === "AK" ? 600 : 100);
      }
  });
});

describe("the distance between two points", () => {
  it("is the great circle's: Phoenix to New York are 2,143 miles", () => {
    const phoenix = { latitude: 33.4484, longitude: -112.074 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(milesBetween(phoenix, newYork)).toBeGreaterThan(2_132);
    expect(milesBetween(phoenix, newYork)).toBeLessThan(2_154);
  });

  it("is nothing from a point to itself, and half the earth to the point opposite", () => {
    expect(milesBetween({ latitude: 1, longitude: 2 }, { latitude: 1, longitude: 2 })).toBe(0);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0);
  });
});
