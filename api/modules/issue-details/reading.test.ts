import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { issues } from "../../db/schema/index.ts";
import { photoOf } from "../../reading-pictures/testing.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";

const { visit, db } = await testApp();
const owner = await visit(OWN_ORIGIN);

const paper = await photoOf(
  [
    "Main Street Brake and Muffler",
    "Mesa, AZ 85201",
    "Front brake pads and rotors   $520.00",
    "Four wheel alignment   $129.00",
    "Shop supplies   $21.00",
    "Tax   $30.10",
    "Total   $700.10",
  ],
  "paper.jpg",
);
const blank = new File(
  [
    (await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#f4f2ea" } })
      .jpeg()
      .toBuffer()) as BlobPart,
  ],
  "blank.jpg",
);
/** Pages take longer where others keep the machine busy. */
const SLOW = { timeout: 60_000 };

describe("photos of an estimate", SLOW, () => {
  it("are read before the analysis, and the reading is stored with the issue", async () => {
    const { results, issueId } = await owner.recordOf("estimate", "Is this a fair price?", [paper]);
    expect(results.estimateReview).toMatchObject({
      totalEstimate: 700.1,
      tax: 30.1,
      fees: 21,
      shopName: "Main Street Brake and Muffler",
      location: "Mesa, AZ 85201",
    });
    expect(results.estimateReview?.services.map(({ shopEstimate }) => shopEstimate)).toEqual([520, 129]);
    expect(results.estimateReview?.services.every(({ quote }) => quote === undefined)).toBe(true);
    const [issue] = await db.select().from(issues).where(eq(issues.id, issueId));
    expect(issue?.readings.pictures).toEqual([
      { filename: "paper.jpg", text: expect.stringContaining("Four wheel alignment  $129.00") },
    ]);
  });

  it("that cannot be read are named; what was typed and the other photos are judged", async () => {
    const { results } = await owner.recordOf("estimate", "Cabin air filter $64.50", [blank, paper]);
    expect(results.assumptions?.join(" ")).toContain("no print to read on blank.jpg");
    const prices = results.estimateReview?.services.map(({ shopEstimate }) => shopEstimate);
    expect(prices).toEqual([64.5, 520, 129]);
  });

  it("that cannot be read and stand alone give no figure at all", async () => {
    const { results } = await owner.recordOf("estimate", "Is this a fair price?", [blank]);
    expect(results.estimateReview).toBeUndefined();
    expect(results.needsMore?.message).toContain("no print to read on blank.jpg");
    expect(results.needsMore?.message).toContain("type its lines");
  });
});

it.each([
  ["collision", "Dent in the left front door."],
  ["parts", "Front brake pads and rotors."],
  ["symptoms", "It squeals when I brake at low speed."],
])("photos with %s are kept, and the result says that its figures come from the words", async (type, words) => {
  const { results, issueId } = await owner.recordOf(type, words, [blank]);
  expect(results.assumptions?.[0]).toContain("The figures come from your words");
  const issue = (await (await owner.call(`/api/issues/${issueId}`)).json()) as { photos: unknown[] };
  expect(issue.photos).toHaveLength(1);
  const without = await owner.recordOf(type, words, []);
  expect(without.results.assumptions?.join(" ") ?? "").not.toContain("come from your words");
});
