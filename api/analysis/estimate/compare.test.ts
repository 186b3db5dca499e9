import { describe, expect, it } from "vitest";
import { review } from "./testing-review.ts";
import { warrantyIn } from "./warranty.ts";

const vehicle = { year: 2013, make: "Honda", model: "CR-V", mileage: 105_000 };

const reviewed = (text: string, papers: string[] = []) =>
  review(text, { vehicle, pictures: papers.map((paper, at) => ({ filename: `${at}.jpg`, text: paper })) })
    .estimateReview!;

const FIRESTONE = `Firestone Complete Auto Care
Starter 289.00
Labor 180.00
Tax 20.00
Total 489.00
12 month / 12,000 mile warranty`;
const PEP_BOYS = `Pep Boys
Starter 240.00
Labor 210.00
Total 450.00
Warranty: 24 months, 24,000 miles`;
const MAIN_STREET = `Main Street Auto Repair
123 Main St
Starter 260.00
Labor 190.00
Battery 220.00
Total 670.00`;

const shown = ({ comparison }: ReturnType<typeof reviewed>) =>
  comparison?.estimates.map(({ name, asked, warranty }) => [name, asked, warranty]);

describe("estimates of several shops", () => {
  it("pasted below each other are compared before tax, each with its warranty", () => {
    const result = reviewed(`which one?\n${FIRESTONE}\n\n${PEP_BOYS}`);
    expect(shown(result)).toEqual([
      ["Firestone Complete Auto Care", 469, "12 month / 12,000 mile"],
      ["Pep Boys", 450, "24 months, 24,000 miles"],
    ]);
    expect(result.comparison).toMatchObject({ work: ["starter"], cheapest: 1 });
    expect(result).toMatchObject({ totalEstimate: 450, isFairPrice: true });
    expect(result.services).toHaveLength(1);
    expect(result.comparison!.summary).toContain("The cheapest with all of the work is Pep Boys");
  });

  it("on photos are compared as well, and a cheaper one for less is not the cheapest", () => {
    const result = reviewed("photos of both", [PEP_BOYS, MAIN_STREET]);
    expect(result.comparison).toMatchObject({ work: ["starter", "battery"], cheapest: 1 });
    expect(result.comparison!.estimates[0]!.work).toEqual([{ isListed: true, asked: 450 }, { isListed: false }]);
    expect(result.comparison!.summary).toContain("Pep Boys does not list this: battery");
    expect(result.totalEstimate).toBe(670);
  });

  it("are quoted from their place in the owner's text", () => {
    const text = `which one?\n${FIRESTONE}\n\n${PEP_BOYS}`;
    const [service] = reviewed(text).services;
    const { start, end } = service!.quote!;
    expect(text.slice(start, end)).toContain("Starter 240.00");
  });

  it("told in sentences are compared, the first without a name too", () => {
    const result = reviewed("starter $470 installed with 12 month warranty. The dealer says $610");
    expect(shown(result)).toEqual([
      ["First price", 470, "12 month"],
      ["The dealer", 610, undefined],
    ]);
  });

  it("of three shops are compared, though one does more", () => {
    const result = reviewed("Alternator $450, the dealer wants $700, and Midas $520 for alternator and battery");
    expect(shown(result)?.map(([name, asked]) => [name, asked])).toEqual([
      ["First price", 450],
      ["The dealer", 700],
      ["Midas", 520],
    ]);
    expect(result.totalEstimate).toBe(520);
  });

  it("that quote are no quote d", () => {
    const result = reviewed("One shop quoted $900 for a clutch, the dealer $1,600 and Midas $1,150");
    expect(result.comparison!.estimates.map(({ name }) => name)).toEqual(["First price", "The dealer", "Midas"]);
  });

  it("of which none has all of the work name no cheapest", () => {
    const result = reviewed("Shop A: starter 450, battery 200\nShop B: starter 430, alternator 600");
    expect(result.comparison!.cheapest).toBeUndefined();
    expect(result.comparison!.summary).toContain("None lists all of the work");
  });
});

describe("one paper", () => {
  it("with two grades of one part is compared by grade, whoever quotes it", () => {
    const result = reviewed("Quote from the dealer: OEM radiator $890 or aftermarket radiator $540");
    expect(shown(result)?.map(([name, asked]) => [name, asked])).toEqual([
      ["OEM", 890],
      ["Aftermarket", 540],
    ]);
  });

  it("with another shop's price for other work is added up", () => {
    const result = reviewed("Starter $480. Dealer alternator $900");
    expect(result.comparison).toBeUndefined();
    expect(result.totalEstimate).toBe(1380);
  });

  it.each([
    [
      "with headings and sums of its parts",
      `Midas Auto Service\n12 Main St\nBrakes\nFront pads 99.00\nLabor 150.00\nTotal 249.00\nTires\nSet of four tires 600.00\nTotal 600.00\nGrand total 849.00`,
      [],
    ],
    ["on two photos", "", ["Pep Boys\nStarter 240.00\nLabor 210.00", "Battery 220.00\nTotal 670.00"]],
    ["photographed twice", "", [PEP_BOYS, PEP_BOYS]],
  ])("%s is not compared with itself", (_, text, photos) => {
    expect(reviewed(text, photos).comparison).toBeUndefined();
  });
});

it.each([
  ["starter 450 with a 2 year warranty", "2 year"],
  ["3 yr/36k warranty on parts and labor", "3 yr/36k"],
  ["lifetime parts warranty", "lifetime"],
  ["Warranty on all work: 24 months or 24,000 miles", "24 months or 24,000 miles"],
  ["my warranty ran out 3 years after I bought it", undefined],
  ["the car is 12 years old", undefined],
])("%s: warranty %s", (text, warranty) => {
  expect(warrantyIn(text)).toBe(warranty);
});
