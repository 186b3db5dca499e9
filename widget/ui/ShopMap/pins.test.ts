import { describe, expect, it } from "vitest";
import { shop } from "../ShopCard/shop-fixture.ts";
import { chartOf, HEIGHT, MIDDLE, WIDTH } from "./pins.ts";

const at = (latitude?: number, longitude?: number) => ({ ...shop, latitude, longitude });
const here = { latitude: 33.5, longitude: -112 };

describe("the pins of shops", () => {
  it("stand north up and true in scale around where one is, with the numbers of the list", () => {
    const { pins, rings } = chartOf([at(33.4, -112), at(), at(33.6, -112), at(33.5, -111.88)], here);
    const [south, north, east] = pins as [(typeof pins)[0], (typeof pins)[0], (typeof pins)[0]];
    expect(pins.map(({ position }) => position)).toEqual([1, 3, 4]);
    const mile = rings[0]!.radius / rings[0]!.miles;
    expect((MIDDLE.y - north.y) / mile).toBeCloseTo(6.91, 1);
    expect((south.y - MIDDLE.y) / mile).toBeCloseTo(6.91, 1);
    expect((east.x - MIDDLE.x) / mile).toBeCloseTo(6.91, 1);
    expect(north.x).toBeCloseTo(MIDDLE.x, 0);
  });

  it.each([
    [0.001, 0.25],
    [0.05, 1],
    [0.5, 10],
    [12, 250],
  ])("have round miles on their rings, whatever the distance: %s degrees", (away, miles) => {
    const { rings } = chartOf([at(here.latitude + away, -112), at(here.latitude - away, -112)], here);
    expect(rings[0]!.miles).toBe(miles);
    expect(rings.length).toBeGreaterThan(1);
    expect(rings.length).toBeLessThanOrEqual(4);
    for (const { radius } of rings) expect(radius).toBeLessThan(HEIGHT / 2);
  });

  it("are near one another over the date line", () => {
    const { rings } = chartOf([at(51.9, 179.9), at(51.8, -179.8)], { latitude: 51.9, longitude: -179.9 });
    expect(rings.at(-1)!.miles).toBeLessThan(30);
  });

  it("never cover one another nor the middle, not even on one spot, and stay inside", () => {
    const spots = Array.from({ length: 12 }, (_, i) => (i % 2 ? at(33.5, -112) : at(33.9, -112.4)));
    const { pins } = chartOf(spots, here);
    for (const [i, pin] of pins.entries()) {
      for (const other of pins.slice(0, i))
        expect(Math.abs(pin.x - other.x) >= 28 || Math.abs(pin.y - other.y) >= 36).toBe(true);
      expect(Math.abs(pin.x - MIDDLE.x) >= 20 || pin.y <= MIDDLE.y - 8 || pin.y >= MIDDLE.y + 40).toBe(true);
      expect(pin.x).toBeGreaterThan(13);
      expect(pin.x).toBeLessThan(WIDTH - 13);
      expect(pin.y).toBeGreaterThan(35);
      expect(pin.y).toBeLessThan(HEIGHT);
    }
  });

  it("are none where no shop has a position", () => expect(chartOf([at()], here)).toMatchObject({ pins: [] }));
});
