import { expect, it } from "vitest";
import { nearestPlace } from "./nearest-place.ts";
import { placeName, placeOf } from "./places.ts";

it("the nearest place is the ZIP next to a position, also far north and on islands", () => {
  for (const zip of ["85253", "10001", "99701", "99723", "96720", "00901", "96910"]) {
    const { latitude, longitude } = placeOf(zip)!;
    const place = nearestPlace({ latitude: latitude + 0.001, longitude })!;
    expect(place.state, zip).toBe(placeOf(zip)!.state);
    expect(Math.abs(place.latitude - latitude), placeName(place)).toBeLessThan(0.02);
  }
});

it("there is none in the middle of the ocean", () => {
  expect(nearestPlace({ latitude: 35, longitude: -50 })).toBeUndefined();
});
