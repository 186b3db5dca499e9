import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Results } from "#shared/schemas/diagnostic.ts";
import type { ShopsResponse } from "#shared/schemas/shop.ts";
import { shops } from "../../db/schema/index.ts";
import { PARTNER_HEADER } from "../../partners/embedding.ts";
import { addPartner } from "../../partners/testing.ts";
import { OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";

const cause = (system: "transmission", probability: number) => ({
  name: "Worn clutch pack",
  system,
  probability,
  costRange: { min: 1, max: 2 },
  description: "",
  repairTime: "",
  urgency: { level: "Low" as const, timeframe: "" },
});
const { visit, db } = await testApp({
  analyse: ({ issueType }): Results =>
    issueType === "collision"
      ? {
          resultType: "collision",
          collisionRepair: {
            damageDescription: "",
            repairAreas: [],
            estimatedCost: { min: 1, max: 2 },
            estimatedTime: "",
            recommendedProcedures: [],
          },
        }
      : { resultType: "diagnostic", potentialCauses: [cause("transmission", 70)] },
});
const owner = await visit(OWN_ORIGIN);
const recommend = async (issueType: string, query = "") => {
  const { diagnosticId } = await owner.describe("It slips between second and third gear.", issueType);
  return (await (await owner.call(`/api/shop-recommendations/${diagnosticId}${query}`)).json()) as ShopsResponse;
};

it("shops for a diagnostic come with the reason for each and a sentence on the rule", async () => {
  const { shops, note } = await recommend("symptoms");
  expect(shops.length).toBeGreaterThanOrEqual(3);
  expect(shops.length).toBeLessThanOrEqual(8);
  for (const shop of shops) {
    expect(shop.reason).toMatch(/^\d+\.\d mi · \w/);
    expect(shop).toMatchObject({ sample: true, rating: null, reviewCount: 0 });
  }
  expect(note).toContain("A shop that does this work is listed before");
});

it("the job decides: transmission specialists come before nearer shops for one, body shops for the other", async () => {
  for (const [issueType, specialty, called] of [
    ["symptoms", "Transmission and clutch", "transmission specialist"],
    ["collision", "Body and paint", "body shop"],
  ] as const) {
    const { shops } = await recommend(issueType);
    const first = shops.findIndex((shop) => shop.specialties?.includes(specialty));
    expect(shops[first]?.reason).toContain(called);
    const later = shops.slice(first + 1).map((shop) => shop.distanceInMiles);
    expect(Math.min(...later)).toBeLessThan(shops[first]!.distanceInMiles);
  }
});

it("filters narrow the list: distance, open now, specialty; another ZIP moves it", async () => {
  const all = await recommend("symptoms");
  expect(all.specialties).toContain("Transmission and clutch");
  const near = await recommend("symptoms", "?miles=2&sort=distance");
  expect(near.shops.every((shop) => shop.distanceInMiles <= 2)).toBe(true);
  expect(near.shops.length).toBeLessThan(all.shops.length);
  const brakes = await recommend("symptoms", "?specialty=Brakes&miles=60");
  expect(brakes.shops.length).toBeGreaterThan(0);
  expect(brakes.shops.every((shop) => shop.specialties?.includes("Brakes"))).toBe(true);
  const open = await recommend("symptoms", "?openNow=true");
  expect(open.shops.every((shop) => shop.open)).toBe(true);
  expect(all.near?.zipCode).toBe("85253");
  const anchorage = await recommend("symptoms", "?zipCode=99501-1234");
  expect(anchorage.near).toMatchObject({ zipCode: "99501", latitude: expect.closeTo(61.2, 0) });
  expect(anchorage.shops[0]?.address).toMatch(/AK 99\d{3}$/);
});

it.each([
  ["?zipCode=99999", 404, "no such ZIP code"],
  ["?zipCode=x", 404, "no such ZIP code"],
  ["?miles=1000", 422, "1 to 60 miles"],
  ["?sort=bribes", 422, "Please sort by"],
  ["?specialty=Baking", 422, "specialty of the list"],
])("a filter that cannot be is told with a sentence: %s", async (query, status, sentence) => {
  const { diagnosticId } = await owner.describe("It slips between second and third gear.", "symptoms");
  const response = await owner.call(`/api/shop-recommendations/${diagnosticId}${query}`);
  expect(response.status).toBe(status);
  expect((await problemOf(response)).detail).toContain(sentence);
});

const SITE = "https://garage.example";
// A long way off, and for other work: nothing but the page speaks for it.
const [own] = await db
  .select()
  .from(shops)
  .where(and(eq(shops.state, "NY"), eq(shops.partner, false)))
  .limit(1);
await addPartner(db, { key: "garage", origins: [SITE], ownShopId: own!.id });
await addPartner(db, { key: "blog", origins: [SITE] });
const shopsFor = async (key: string | undefined, query = "") => {
  const guest = await visit(SITE, key === undefined ? {} : { [PARTNER_HEADER]: key });
  const { diagnosticId } = await guest.describe("It slips between second and third gear.", "symptoms");
  return (await (await guest.call(`/api/shop-recommendations/${diagnosticId}${query}`)).json()) as ShopsResponse;
};

describe("on a partner's page", () => {
  it("its own shop stands first, labelled, and the note says why; the others stay as they were", async () => {
    const [withOwn, without] = [await shopsFor("garage"), await shopsFor(undefined)];
    expect(withOwn.shops[0]).toMatchObject({
      ...{ id: own!.id, partner: true },
      reason: expect.stringMatching(/^This page’s own shop · [\d,.]+ mi$/),
    });
    expect(withOwn.note).toMatch(new RegExp(`^${own!.name} stands first because this page is its own\\. The others: `));
    expect(withOwn.shops.slice(1).map(({ id }) => id)).toEqual(without.shops.slice(0, 7).map(({ id }) => id));
  });

  it("its own shop stands in the list once, also where it would be in it anyway, and tells its fit", async () => {
    const { shops: listed } = await shopsFor("garage", `?zipCode=${own!.zipCode}`);
    expect(listed.filter(({ id }) => id === own!.id)).toHaveLength(1);
    expect(listed[0]!.reason).toMatch(/^This page’s own shop · \d+\.\d mi · \w/);
  });

  it("what the owner asks for counts for its own shop too", async () => {
    for (const query of ["?miles=10", "?specialty=Brakes&miles=60"])
      expect((await shopsFor("garage", query)).shops.map(({ id }) => id)).not.toContain(own!.id);
  });

  it.each([undefined, "blog"])("nowhere else is a shop put first (key: %s)", async (key) => {
    const { shops: listed, note } = await shopsFor(key);
    expect(listed.map(({ id }) => id)).not.toContain(own!.id);
    expect(note).not.toContain("its own");
  });
});
