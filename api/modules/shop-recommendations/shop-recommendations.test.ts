import { expect, it } from "vitest";
import type { Results } from "#shared/schemas/diagnostic.ts";
import type { ShopsResponse } from "#shared/schemas/shop.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";

const cause = (system: "transmission", probability: number) => ({
  name: "Worn clutch pack",
  system,
  probability,
  costRange: { min: 1, max: 2 },
  description: "",
  repairTime: "",
  urgency: { level: "Low" as const, timeframe: "" },
});
const { visit } = await testApp({
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
const recommend = async (issueType: string) => {
  const { diagnosticId } = await owner.describe("It slips between second and third gear.", issueType);
  return (await (await owner.call(`/api/shop-recommendations/${diagnosticId}`)).json()) as ShopsResponse;
};

it("shops for a diagnostic come with the reason for each and a sentence on the rule", async () => {
  const { shops, note } = await recommend("symptoms");
  expect(shops.length).toBeGreaterThanOrEqual(3);
  expect(shops.length).toBeLessThanOrEqual(8);
  for (const shop of shops) {
    expect(shop.reason).toMatch(/^\d+\.\d mi · \w/);
    expect(shop).toMatchObject({ sample: true, rating: null, reviewCount: 0 });
  }
  expect(note).toContain("Sorted by distance and by fit to the job.");
});

it("the job decides: transmission specialists come before nearer shops for one, body shops for the other", async () => {
  for (const [issueType, specialty] of [
    ["symptoms", "Transmission and clutch"],
    ["collision", "Body and paint"],
  ] as const) {
    const { shops } = await recommend(issueType);
    const first = shops.findIndex((shop) => shop.specialties?.includes(specialty));
    expect(shops[first]?.reason).toContain(`does ${specialty.toLowerCase()}`);
    const later = shops.slice(first + 1).map((shop) => shop.distanceInMiles);
    expect(Math.min(...later)).toBeLessThan(shops[first]!.distanceInMiles);
  }
});
