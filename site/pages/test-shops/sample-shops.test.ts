import { expect, test } from "vitest";
import { sampleShops } from "./sample-shops.ts";

const stateOf = (zip: string) => /, ([A-Z]{2}) \d{5}$/.exec(sampleShops(zip)[0]!.address)?.[1];

test.each([
  ["90210", "CA"],
  ["98101", "CA"],
  ["10001", "NY"],
  ["14850", "NY"],
  ["15201", "NY"],
  ["18015", "NY"],
  ["19801", "DE"],
  ["70112", "LA"],
  ["71101", "LA"],
  ["75201", "LA"],
  ["30301", "GA"],
  ["31401", "GA"],
  ["39901", "GA"],
  ["60601", "IL"],
  ["62701", "IL"],
  ["85253", "AZ"],
  ["86301", "AZ"],
  ["32801", undefined],
  ["63101", undefined],
  ["87101", undefined],
  ["02101", undefined],
  ["abc", undefined],
])("%s shows the samples of %s", (zip, state) => expect(stateOf(zip)).toBe(state));

test("every sample keeps to the distances and ratings of samples and has a number that nobody owns", () => {
  for (const zip of ["9", "1", "7", "30", "60", "19", "85", "0"]) {
    const shops = sampleShops(zip);
    expect(shops).toHaveLength(3);
    for (const { distanceInMiles, rating, phone } of shops) {
      expect(distanceInMiles).toBeGreaterThanOrEqual(1.3);
      expect(distanceInMiles).toBeLessThanOrEqual(5.7);
      expect(rating).toBeGreaterThanOrEqual(4.4);
      expect(rating).toBeLessThanOrEqual(4.9);
      expect(phone).toMatch(/\(\d{3}\) 555-01\d\d/);
    }
  }
});
