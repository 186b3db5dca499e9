import { describe, expect, it } from "vitest";
import { shop } from "../ShopCard/shop-fixture.ts";
import { placePins, WIDTH } from "./pins.ts";

const at = (latitude?: number, longitude?: number) => ({ ...shop, latitude, longitude });

describe("the pins of shops", () => {
  it("stand north up and true in scale, inside the drawing, with the numbers of the list", () => {
    const { pins, height, mile } = placePins([at(33.5, -112), at(), at(33.6, -112), at(33.5, -111.88)]);
    const [south, north, east] = pins as [(typeof pins)[0], (typeof pins)[0], (typeof pins)[0]];
    expect(pins.map(({ position }) => position)).toEqual([1, 3, 4]);
    expect(north.x).toBeCloseTo(south.x, 0);
    expect((south.y - north.y) / mile).toBeCloseTo(6.91, 1);
    expect((east.x - south.x) / mile).toBeCloseTo(6.91, 1);
    for (const { x, y } of pins) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeLessThan(height);
    }
  });

  it("never cover one another, not even on one spot", () => {
    const { pins, height } = placePins(Array.from({ length: 8 }, () => at(33.5, -112)));
    for (const [i, pin] of pins.entries())
      for (const other of pins.slice(0, i))
        expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...pins.map(({ y }) => y))).toBeLessThan(height);
  });

  it("are none where no shop has a position", () => expect(placePins([at()])).toMatchObject({ pins: [] }));
});
