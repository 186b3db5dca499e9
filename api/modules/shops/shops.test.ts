import { describe, expect, it } from "vitest";
import { problemOf, testApp } from "../../testing.ts";

const { call } = await testApp();

describe("a search for shops", () => {
  const SEARCHES = ["/api/shops", "/api/regional-shops", "/api/places-shops"];
  it.each(SEARCHES)("that a search at %s does not know is a 404 with a sentence", async (path) => {
    for (const zip of ["99999", "x", "..", "%00", "85253%00"]) {
      const response = await call(`${path}?zipCode=${zip}`);
      expect(response.status, zip).toBe(404);
      expect((await problemOf(response)).detail).toContain("no such ZIP code");
    }
  });

  it.each(SEARCHES)("missing, empty, too long or doubled at %s is a 422 with a sentence", async (path) => {
    for (const query of [
      "",
      "?zipCode=",
      "?zipCode=%20",
      `?zipCode=${"1".repeat(10_000)}`,
      "?zipCode=1&zipCode=2",
      "?zip=85253",
    ]) {
      const response = await call(path + query);
      expect(response.status, query.slice(0, 30)).toBe(422);
      expect((await problemOf(response)).detail).toMatch(/^Please enter a (valid )?ZIP code$/);
    }
  });

  it.each(SEARCHES)("finds shops at %s, whatever else is asked", async (path) => {
    const response = await call(`${path}?zipCode=85253-1234&_t=1763723042&other=1`);
    const { shops } = (await response.json()) as { shops: { distanceInMiles: number }[] };
    expect(shops).toHaveLength(20);
    expect(shops[0]!.distanceInMiles).toBeLessThan(6);
  });

  it("stays in the region of the ZIP's first digit at /api/regional-shops alone", async () => {
    const regionsAt = async (path: string) => {
      const { shops } = (await (await call(`${path}?zipCode=79901`)).json()) as { shops: { address: string }[] };
      return new Set(shops.map(({ address }) => address.slice(-5, -4)));
    };
    expect(await regionsAt("/api/regional-shops")).toEqual(new Set(["7"]));
    expect((await regionsAt("/api/shops")).size).toBeGreaterThan(1);
  });
});
