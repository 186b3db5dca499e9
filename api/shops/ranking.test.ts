import { describe, expect, it } from "vitest";
import type { Results } from "#shared/schemas/diagnostic.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { rankShops } from "./ranking.ts";
import { type Specialty, specialtiesFor } from "./specialties.ts";

const shop = (name: string, distanceInMiles: number, ...specialties: Specialty[]): Shop => ({
  id: name,
  name,
  address: "100 Sample Street",
  distanceInMiles,
  rating: null,
  reviewCount: 0,
  phone: "(602) 555-0100",
  hours: "",
  specialties,
});

const cause = (system: "brakes" | "transmission" | "engine", probability: number) => ({
  name: system,
  system,
  probability,
  costRange: { min: 1, max: 2 },
  description: "",
  repairTime: "",
  urgency: { level: "Low" as const, timeframe: "" },
});

const names = (shops: Shop[]) => shops.map((s) => s.name);

describe("ranking shops", () => {
  const near = shop("general", 1, "General repair");
  const specialist = shop("specialist", 3, "Transmission and clutch");
  const far = shop("far specialist", 9, "Transmission and clutch");
  const body = shop("body shop", 0.5, "Body and paint");
  const all = [body, near, specialist, far];

  it("puts a specialist before a general shop that is a little nearer, and says why", () => {
    const { shops } = rankShops(all, { wanted: ["Transmission and clutch"], limit: 10 });
    expect(names(shops)).toEqual(["specialist", "general", "far specialist", "body shop"]);
    expect(shops[0]?.reason).toBe("3.0 mi · transmission specialist");
    expect(shops[1]?.reason).toBe("1.0 mi · general repair");
  });

  it("sends a dented panel to the body shop", () => {
    expect(names(rankShops(all, { wanted: ["Body and paint"], limit: 10 }).shops)[0]).toBe("body shop");
  });

  it("goes by distance among general shops where no specialist is called for", () => {
    const two = shop("second", 2, "General repair");
    expect(names(rankShops([near, two, body], { wanted: [], limit: 10 }).shops)).toEqual([
      "general",
      "second",
      "body shop",
    ]);
  });

  it("widens the circle until it holds three, and says so", () => {
    const scattered = [
      shop("a", 4, "General repair"),
      shop("b", 14, "General repair"),
      shop("c", 24, "General repair"),
    ];
    const { shops, note } = rankShops([...scattered, shop("d", 30, "General repair")], { wanted: [], limit: 10 });
    expect(names(shops)).toEqual(["a", "b", "c"]);
    expect(note).toContain("as far as 25");
  });

  it("stops at 60 miles with what there is", () => {
    const { shops, note } = rankShops([shop("a", 59, "General repair"), shop("b", 61, "General repair")], {
      wanted: [],
      limit: 10,
    });
    expect(names(shops)).toEqual(["a"]);
    expect(note).toContain("Only one shop lies within 60 miles");
  });

  it("answers the nearest, and says how far, where none is within 60 miles", () => {
    const alaska = [210, 300, 420, 500].map((miles) => shop(String(miles), miles, "General repair"));
    const { shops, note } = rankShops(alaska, { wanted: [], limit: 10 });
    expect(names(shops)).toEqual(["210", "300", "420"]);
    expect(note).toContain("from 210 miles");
  });

  it("draws few reviews toward the mean: two five-star ones do not beat two hundred of 4.8", () => {
    const rated = (name: string, rating: number | null, reviewCount: number) => ({
      ...shop(name, 2, "General repair"),
      rating,
      reviewCount,
    });
    const three = [rated("few", 5, 2), rated("many", 4.8, 200), rated("bad", 3.4, 90), rated("none", null, 0)];
    expect(names(rankShops(three, { wanted: [], limit: 10, sort: "rating" }).shops)).toEqual([
      "many",
      "few",
      "bad",
      "none",
    ]);
    expect(names(rankShops(three, { wanted: [], limit: 10 }).shops)).toEqual(["many", "few", "none", "bad"]);
  });

  it("puts an open shop before a closed one a little nearer, and says that it is open", () => {
    const open = { ...shop("open", 2.5, "General repair"), open: true };
    const { shops } = rankShops([{ ...shop("closed", 2, "General repair"), open: false }, open], {
      wanted: [],
      limit: 10,
    });
    expect(shops[0]).toMatchObject({ name: "open", reason: "2.5 mi · general repair · open now" });
  });

  it("does not favor a partner", () => {
    const partner = { ...shop("partner", 2.1, "General repair"), partner: true };
    expect(names(rankShops([near, partner], { wanted: [], limit: 10 }).shops)).toEqual(["general", "partner"]);
  });

  it("keeps to a radius that was chosen, and can sort by distance alone", () => {
    const { shops, note } = rankShops(all, {
      wanted: ["Transmission and clutch"],
      limit: 10,
      miles: 5,
      sort: "distance",
    });
    expect(names(shops)).toEqual(["body shop", "general", "specialist"]);
    expect(note).toBe("Within 5 miles. Nearest first.");
    expect(rankShops([near], { wanted: [], limit: 10, miles: 0.5 }).note).toContain("No shop within 0.5 miles fits");
  });

  it("orders the list as its sentence says", () => {
    const shops = Array.from({ length: 40 }, (_, i) =>
      shop(`${i}`, ((i * 37) % 200) / 20, (["Brakes", "General repair", "Transmission and clutch"] as const)[i % 3]!),
    );
    const { shops: listed, note } = rankShops(shops, { wanted: ["Brakes"], limit: 40, miles: 20 });
    const [, pastGeneral, pastOther] = note
      .match(/does this work is listed before a general shop up to (\d+) .* other work up to (\d+) miles nearer/)!
      .map(Number);
    const allowance = (one: Shop) =>
      one.specialties![0] === "Brakes" ? 0 : one.specialties![0] === "General repair" ? pastGeneral! : pastOther!;
    for (const [i, one] of listed.slice(1).entries()) {
      const before = listed[i]!;
      expect(before.distanceInMiles + allowance(before)).toBeLessThanOrEqual(one.distanceInMiles + allowance(one));
    }
    expect(listed[0]!.distanceInMiles).toBeLessThan(listed.at(-1)!.distanceInMiles);
  });

  it.each([
    [[], "general repairs is listed before one for other work up to 9 miles nearer"],
    [["Body and paint"], "does this work is listed before one for other work up to 12 miles nearer"],
  ] as const)("says its rule for what is wanted: %s", (wanted, words) => {
    expect(rankShops([near, body], { wanted, limit: 10 }).note).toContain(words);
    expect(rankShops([near], { wanted, limit: 10 }).note).not.toContain("listed before");
  });

  it("has a sentence for an empty directory", () => {
    expect(rankShops([], { wanted: [], limit: 10 })).toMatchObject({
      shops: [],
      note: expect.stringContaining("We found no shop"),
    });
  });
});

describe("the specialties a result calls for", () => {
  it("are those of the leading causes, without the unlikely ones", () => {
    const results: Results = { potentialCauses: [cause("engine", 5), cause("brakes", 60), cause("transmission", 40)] };
    expect(specialtiesFor(results)).toEqual(["Brakes", "Transmission and clutch"]);
  });

  it("are those of each complaint, that of the first before", () => {
    const further = { complaint: { title: "Engine" }, potentialCauses: [cause("engine", 80)], otherProbability: 20 };
    const results: Results = { potentialCauses: [cause("brakes", 60)], furtherComplaints: [further] };
    expect(specialtiesFor(results)).toEqual(["Brakes", "Engine"]);
  });

  it("is the body shop for a collision, and none where nothing is known", () => {
    const collisionRepair = {
      damageDescription: "",
      repairAreas: [],
      estimatedCost: { min: 1, max: 2 },
      estimatedTime: "",
      recommendedProcedures: [],
    };
    expect(specialtiesFor({ collisionRepair })).toEqual(["Body and paint"]);
    expect(specialtiesFor({})).toEqual([]);
  });

  it("begin with a dealer where the owner writes of a recall", () => {
    expect(specialtiesFor({}, "I got a recall letter about the airbag")).toEqual(["Dealer service"]);
  });
});
