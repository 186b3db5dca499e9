import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput, PictureReading, Place, Vehicle } from "../input.ts";
import { HARRISBURG, SAN_FRANCISCO } from "../pricing/testing-places.ts";
import { NO_DANGER_READER } from "../safety/danger-reader.ts";
import { cpuTime } from "../testing-cpu-time.ts";
import type { UnderstoodEstimate } from "../understood/understood.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { reviewEstimate } from "./review-estimate.ts";

const camry: Vehicle = { year: 2014, make: "Toyota", model: "Camry", mileage: 98_000 };

interface Beside {
  vehicle?: Vehicle;
  place?: Place;
  pictures?: PictureReading[];
  understood?: UnderstoodEstimate;
}

function review(text: string, { vehicle = camry, place = HARRISBURG, pictures = [], understood }: Beside = {}) {
  const input: AnalysisInput = {
    issueType: "estimate",
    text,
    vehicle,
    place,
    today: new Date("2026-01-15"),
    pictures,
    answers: [],
    ...(understood && { understood: { estimate: understood } }),
  };
  return Results.parse(reviewEstimate(input, profileOf({ ...vehicle, text }), { dangers: NO_DANGER_READER }));
}
const reviewed = (...args: Parameters<typeof review>) => review(...args).estimateReview!;

const PRINTED = `Desert Sun Automotive
123 Main St, Scottsdale, AZ 85253
2014 Toyota Camry
Front brake pads & rotors
 Brake pads ceramic    1   89.99   89.99
 Rotor front    2   75.00   150.00
 Labor   2.0 hrs   145.00   290.00
Battery   389.00
Shop supplies   25.00
Subtotal   943.99
Sales tax   24.10
Total   968.09`;

/** What a language model has read of a paper. */
const understoodOf = (
  lines: { description: string; amount: number }[],
  needs: UnderstoodEstimate["needs"] = [],
): UnderstoodEstimate => ({
  lines: lines.map((line) => ({ ...line, pays: "job", parts: null, labor: null, hours: null, quantity: null })),
  ...{ subtotal: null, tax: null, total: null, taxInTotal: false, currency: null },
  ...{ shopName: null, location: null, vehicle: null, needs, alternatives: [] },
});

describe("what a language model has read", () => {
  const sonata: Vehicle = { year: 2015, make: "Hyundai", model: "Sonata", mileage: 96_000 };
  const named = ({ unnecessaryItems }: ReturnType<typeof reviewed>) => JSON.stringify(unnecessaryItems);

  it("of the need leaves who pays: a Theta II engine that is needed is its maker's to pay", () => {
    const text = "Engine replacement $7,200. It knocks loudly and seized on the highway.";
    const lines = [{ description: "Engine replacement", amount: 7200 }];
    const need = (told: "needed" | "not_yet", words: string) =>
      reviewed(text, { vehicle: sonata, understood: understoodOf(lines, [{ line: 0, need: told, words }]) });
    const silent = reviewed(text, { vehicle: sonata, understood: understoodOf(lines) });
    expect(named(silent)).toMatch(/longer warranty|called this back/);
    const needed = need("needed", "knocks loudly and seized");
    expect(needed.unnecessaryItems).toEqual(silent.unnecessaryItems);
    expect(needed.isFairPrice).toBe(silent.isFairPrice);
    const doubted = need("not_yet", "seized on the highway");
    expect(named(doubted)).toMatch(/longer warranty|called this back/);
    expect(named(doubted)).toContain("seized on the highway");
  });

  it("stays where our own reading sees several papers", () => {
    const text = "Shop A: starter 450\nShop B: starter 430";
    expect(reviewed(text).comparison).toBeDefined();
    const lines = [
      { description: "Starter motor", amount: 440 },
      { description: "Battery", amount: 210 },
    ];
    const review = reviewed(text, { understood: understoodOf(lines) });
    expect(review.services.map(({ shopEstimate }) => shopEstimate)).toEqual([440, 210]);
    expect(review.comparison).toBeUndefined();
  });
});

describe("a pasted estimate", () => {
  it("is read whole, each line judged with its range", () => {
    const result = reviewed(PRINTED);
    expect(result).toMatchObject({
      shopName: "Desert Sun Automotive",
      location: "Scottsdale, AZ 85253",
      vehicleInfo: "2014 Toyota Camry",
      subtotal: 943.99,
      tax: 24.1,
      totalEstimate: 968.09,
      fees: 25,
      parts: 239.99,
      labor: 290,
    });
    expect(result.reconciliation).toBe("The lines add up to the printed total of $968.09.");
    expect(result.services.map(({ name, shopEstimate, isFair }) => [name, shopEstimate, isFair])).toEqual([
      ["Front brake pads and rotors", 529.99, true],
      ["Battery", 389, true],
    ]);
    for (const { priceRange, priceBasis } of result.services) {
      expect(priceRange).toMatch(/^\$\d+–\$\d/);
      expect(priceBasis!.place).toBe("Harrisburg, PA 17101");
    }
  });

  it("is the same from pictures", () => {
    const fromPicture = reviewed("please check this", { pictures: [{ filename: "a.jpg", text: PRINTED }] });
    expect(fromPicture.totalEstimate).toBe(968.09);
    expect(fromPicture.services[0]!.quote).toBeUndefined();
  });

  it("is fair or high against the range of the car and the place", () => {
    expect(reviewed("alternator 700, total 700").isFairPrice).toBe(true);
    const high = reviewed("alternator 1600, total 1600");
    expect(high.isFairPrice).toBe(false);
    expect(high.services[0]).toMatchObject({ isFair: false });
    expect(high.services[0]!.note).toMatch(/above the high end/);
    expect(high.recommendations).toMatch(/^\$1,600 is high for this work: fair is \$\d/);
    const bmw = reviewed("alternator 1300", {
      vehicle: { year: 2014, make: "BMW", model: "X5" },
      place: SAN_FRANCISCO,
    });
    expect(bmw.isFairPrice).toBe(true);
    expect(reviewed("alternator 1300").isFairPrice).toBe(false);
  });

  it("says when it is cheaper than can be, and when a line is unknown", () => {
    expect(reviewed("front brake pads 95").recommendations).toContain("less than we would expect");
    const unknown = reviewed("flux capacitor 500");
    expect(unknown.isFairPrice).toBeUndefined();
    expect(unknown.services[0]).toMatchObject({ known: false, shopEstimate: 500 });
  });

  it("leaves open what the paper leaves open: brakes with or without rotors", () => {
    const high = (text: string) => reviewed(text).services[0]!.fairRange!.max;
    expect(high("front brakes 600")).toBe(high("front brake pads and rotors 600"));
    expect(high("front brakes 600")).toBeGreaterThan(high("front brake pads 600"));
    expect(reviewed("front brakes 600").services[0]!.note).toContain("new rotors");
  });

  it("does not take a small price for a whole new part", () => {
    const [service] = reviewed("engine replacement 250").services;
    expect(service).toMatchObject({ known: false, shopEstimate: 250 });
    expect(service!.note).toContain("something else");
  });

  it.each([
    ["transmission 250", "Transmission fluid drain and fill"],
    ["throttle body 129", "Throttle body cleaning"],
    ["throttle body replaced 129", "Throttle body"],
    ["headlight 600", "Headlight assembly"],
    ["headlight bulb 600", "Headlight bulb"],
  ])("takes a bare name for the job that its price fits: %s", (text, name) => {
    expect(reviewed(text).services[0]!.name).toBe(name);
  });

  it("says which job it took a bare name for", () => {
    expect(review("transmission 250").assumptions!.join()).toContain("By its price we took “transmission replacement”");
  });

  it("compares before tax", () => {
    const { subtotal, totalEstimate } = reviewed("Dealer wants $860 out the door for a battery and front pads, fair?");
    expect(totalEstimate).toBe(860);
    expect(subtotal).toBe(800);
    expect(reviewed("brakes 450, rotors 300 + tax, total 812.40").reconciliation).toContain(
      "8.3%, which fits sales tax",
    );
  });

  it("says when the total does not meet the lines", () => {
    const more = reviewed("alternator 700\nbattery 250\ntax 60\ntotal 1310");
    expect(more.reconciliation).toContain("Ask what the other $300 is for");
    expect(more.isFairPrice).toBe(false);
    expect(reviewed("alternator 700\nbattery 250\ntotal 800").reconciliation).toContain("more than the printed total");
  });

  it("names what to check, by mileage, age and symptoms", () => {
    const items = (text: string, mileage: number, year = 2014) =>
      reviewed(text, { vehicle: { ...camry, mileage, year } }).unnecessaryItems.map((item) =>
        typeof item === "string" ? item : item.item,
      );
    expect(items("engine flush 120, oil change 90", 98_000)).toEqual(["Engine flush"]);
    expect(items("brake fluid flush 130", 12_000, 2025)).toEqual(["Brake fluid flush"]);
    expect(items("brake fluid flush 130", 60_000)).toEqual([]);
    expect(items("fuel injector cleaning 150", 98_000)).toEqual(["Fuel system or injector cleaning"]);
    expect(items("rough idle and misfires, fuel injector cleaning 150", 98_000)).toEqual([]);
    expect(items("front struts 900, they leak", 45_000)).toEqual([]);
    expect(items("front struts 900, not leaking, no noise", 45_000)).toEqual(["Struts or shocks"]);
    expect(items("nitrogen fill 40, alignment 120. car pulls left", 98_000)).toEqual(["Nitrogen in the tires"]);
    expect(items("front brake pads 300, shop supplies 90", 98_000)).toEqual(["shop supplies"]);
  });

  it("tells why, when it would be right, and what to ask", () => {
    const [item] = reviewed("engine flush 120").unnecessaryItems;
    expect(item).toMatchObject({ item: "Engine flush", amount: 120 });
    expect((item as { details: string[] }).details.join(" ")).toMatch(/Check: .*It is right when sludge.*Ask: "/);
  });

  it("raises concerns where most of it may not be needed", () => {
    const { isFairPrice, recommendations, services } = reviewed(
      "engine flush 120, fuel injector cleaning 150, oil change 90",
    );
    expect(isFairPrice).toBe(false);
    expect(recommendations).toContain("Not needed yet, by what we know: engine flush, because");
    expect(services.map(({ isFair }) => isFair)).toEqual([true, true, true]);
  });

  it.each([
    ["battery 285. It tested good yesterday", "reads as good"],
    ["alternator 640. Same shop replaced the alternator 8 months ago", "this shop did that work"],
    ["spark plugs 220. I had the plugs changed last year", "should last longer"],
    ["spark plugs 220. The manual says every 120,000 miles", "interval you name"],
    ["front brake pads 280, they measured 7mm", "due at about 3 mm"],
    ["catalytic converter 1400, P0420, no other test was done", "it was not tested"],
    ["steering rack 1500 because the boots are torn, no leak", "can be replaced alone"],
    ["control arms 900, the car runs fine", "Nothing you told shows"],
    ["starter 450. The engine cranks fine but does not start", "working starter"],
  ])("weighs what the owner tells before the price: %s", (text, why) => {
    const { isFairPrice, recommendations, unnecessaryItems } = reviewed(text);
    expect(isFairPrice).toBe(false);
    expect(recommendations).toContain("Not needed yet, by what we know:");
    expect(JSON.stringify(unnecessaryItems).toLowerCase()).toContain(why.toLowerCase());
  });

  it.each([
    "battery 285, it failed the load test and is 5 years old",
    "alternator 640, the left headlight was replaced last year",
    "front brake pads 280, they measured 2mm",
    "wheel bearing 400, front right, the left one was replaced last year",
    "starter 480, just clicks, battery and cables tested good",
  ])("does not doubt what is shown to be due: %s", (text) => {
    expect(reviewed(text).isFairPrice).toBe(true);
  });

  it("has a verdict on work that is not needed where no price stands", () => {
    const { isFairPrice, recommendations } = reviewed("shop says I need a battery, mine tested good yesterday");
    expect(isFairPrice).toBe(false);
    expect(recommendations).toBe(
      "Not needed yet, by what we know: battery, because what you told of it reads as good.",
    );
  });

  it("names the warranty that pays, and what is known of the model", () => {
    const of = (vehicle: Vehicle, text: string) => JSON.stringify(reviewed(text, { vehicle }).unnecessaryItems);
    const young = { year: 2024, make: "Ford", model: "Escape", mileage: 21_000 };
    expect(of(young, "transmission replacement 5200")).toContain("3 years or 36,000 miles");
    expect(of({ ...young, year: 2020, mileage: 70_000 }, "catalytic converter 1500")).toContain("80,000 miles");
    const theta = { year: 2017, make: "Hyundai", model: "Sonata", mileage: 104_000 };
    expect(of(theta, "engine replacement 6900")).toContain("Known of this model: Theta II engines");
  });

  it.each([
    ["3 quotes for an alternator: Midas $780, Firestone $640 and the dealer $1,150", 640, "Firestone"],
    ["Shop A quoted 1,200 for a water pump and shop B 850", 850, "shop B"],
    ["OEM radiator $790, aftermarket $540", 540, "aftermarket"],
    ["Quote 1: struts 900, alignment 120. Quote 2: struts 950", 1020, "Quote 1"],
  ])("compares alternatives and does not add them: %s", (text, asked, cheapest) => {
    const { subtotal, comparison } = reviewed(text);
    expect(subtotal).toBe(asked);
    expect(comparison!.summary).toContain("Compared, not added:");
    expect(comparison!.summary).toContain(`The cheapest with all of the work is ${cheapest}`);
  });

  it("adds what one shop asks for several things", () => {
    expect(reviewed("dealer wants 450 for brakes and 120 for alignment").subtotal).toBe(570);
    expect(reviewed("used engine 3200\nnew motor mounts 400\ntotal 3600").subtotal).toBe(3600);
  });

  it.each([
    ["maker says 100,000 on the coolant. They want 189 for a coolant flush", 189],
    ["timing belt 900, the manual says every 90,000", 900],
    ["labor rate $165/hr. water pump $780", 780],
    ["Labor rate 165. Water pump parts 240, labor 3 hours", 735],
    ["Shop rate is $140 an hour. Alternator $330 and 1.8 hours", 582],
    ["a brake fluid flush ($149.95) and an engine air filter ($39.95)", 189.9],
    ["alternator 650, warranty 24 months 24,000 miles", 650],
  ])("takes no mileage, time or rate for money: %s", (text, asked) => {
    expect(reviewed(text).subtotal).toBe(asked);
  });

  it.each(["brakes and some other stuff 1900", "front brakes, an oil leak and a few other things, total 2400"])(
    "does not judge money for unnamed work: %s",
    (text) => {
      const { isFairPrice, recommendations, services } = reviewed(text);
      expect(isFairPrice).toBeUndefined();
      expect(recommendations).toContain("Ask for the lines");
      expect(services[0]!.known).toBe(false);
    },
  );

  it("never says a sum is within a range that it is below", () => {
    const { averageCostInArea, recommendations } = reviewed("transmission replacement 2900");
    expect(averageCostInArea!.min).toBeGreaterThan(2900);
    expect(recommendations).toContain("less than the usual");
    const { max } = reviewed("alternator 700").averageCostInArea!;
    expect(reviewed(`alternator ${max + 5}`).recommendations).toContain("at the upper edge");
  });

  it("says what can be saved", () => {
    const text = "front pads and rotors 520, brake fluid flush 140, cabin filter 85, engine flush 140";
    expect(reviewed(text).recommendations).toContain("1 of 4 lines to question: up to $140.");
    // A line that we do not know is a line too.
    expect(reviewed("alternator 1480, front pads 250, nitrogen fill 50").recommendations).toContain("2 of 3 lines");
    expect(reviewed("battery 250").recommendations).not.toContain("to question");
  });

  it("says beside a line that it may not be needed, fair or unknown as its price may be", () => {
    const notes = reviewed("front pads 250, engine flush 140, nitrogen fill 50").services.map(({ note }) => note ?? "");
    expect(notes[0]).not.toContain("may not be needed");
    expect(notes.slice(1).every((note) => note.includes("may not be needed"))).toBe(true);
    expect(notes.join()).not.toContain("do not know this line");
  });

  it("keeps the price of another shop out of the sum, and says so", () => {
    const { estimateReview, assumptions } = review("Starter $650 at the dealer. An independent shop says $480");
    expect(estimateReview!.totalEstimate ?? estimateReview!.subtotal).toBe(650);
    expect(assumptions!.join()).toContain("$480 for the price of another shop");
  });

  it("does not add to a quoted price what it is made of", () => {
    const hours = reviewed("They quoted me $1850 for a water pump, 6.5 hours labor at $165/hr plus parts");
    expect(hours).toMatchObject({ totalEstimate: 1850, labor: 1072.5 });
    expect(hours.parts).toBeUndefined();
    const both = reviewed("They quoted me $1850 for a water pump. That is 6.5 hours of labor at 165 and 780 in parts");
    expect(both).toMatchObject({ totalEstimate: 1850, labor: 1072.5, parts: 780 });
    const apart = reviewed("They quoted me 400 for the part and 300 labor, alternator");
    expect(apart).toMatchObject({ totalEstimate: 700, parts: 400, labor: 300 });
  });

  it("names what is missing and what is double", () => {
    expect(reviewed("front struts 900").missing!.join()).toContain("Four-wheel alignment is not listed");
    expect(reviewed("front struts 900, alignment 120").missing).toEqual([]);
    const windshield = (year: number) => reviewed("windshield 600", { vehicle: { ...camry, year } }).missing!.join();
    expect(windshield(2020)).toContain("calibration");
    expect(windshield(2010)).toBe("");
    expect(reviewed("AC compressor 1300, AC recharge 250").doubled!.join()).toContain("charged twice");
    expect(reviewed("trans fluid change 200, transmission flush 250").doubled!.join()).toContain("charged twice");
    expect(reviewed("oil change 80\nwiper blades 40\noil change 80").doubled!.join()).toContain(
      "on the estimate twice",
    );
  });

  it("asks five to eight questions, the high lines first", () => {
    for (const text of [
      "battery 250",
      PRINTED,
      "alternator 1600, engine flush 150, nitrogen 40, struts 2500, battery 600, ac recharge 500",
    ]) {
      const { questionsToAsk } = reviewed(text);
      expect(questionsToAsk.length).toBeGreaterThanOrEqual(5);
      expect(questionsToAsk.length).toBeLessThanOrEqual(8);
    }
    expect(reviewed("alternator 1600").questionsToAsk[0]).toContain("you ask $1,600");
  });

  it("gives the law of the state where it is sourced, and general advice elsewhere", () => {
    expect(reviewed("battery 250", { place: SAN_FRANCISCO }).estimateLaw).toContain("Bureau of Automotive Repair");
    expect(reviewed("battery 250").estimateLaw).toMatch(/^Wherever you are/);
  });
});

describe("an estimate that cannot be judged", () => {
  it("without prices gets the fair range of the named work and no verdict", () => {
    const result = reviewed("shop says front brakes and struts, no prices yet");
    expect(result.isFairPrice).toBeUndefined();
    expect(result.averageCostInArea!.min).toBeGreaterThan(500);
    expect(result.services).toHaveLength(2);
    expect(result.services[0]!.shopEstimate).toBeUndefined();
    expect(result.recommendations).toContain("no prices");
  });

  it("with neither work nor prices asks for more", () => {
    expect(review("hello hello hello").needsMore!.message).toContain("neither work nor prices");
  });

  it("in another currency asks for dollars", () => {
    expect(review("Bremsen 450 €").needsMore!.message).toContain("another currency (€)");
  });

  it.each(["Brakes: £300", "brakes 450 CAD", "Rs 4500 for brakes", "frenos 4500 pesos", "brakes A$450"])(
    "in another currency asks for dollars: %s",
    (text) => expect(review(text).needsMore!.message).toContain("another currency"),
  );

  it("of credits alone asks for the prices", () => {
    expect(review("brakes -120.00\nrotors -80.00").needsMore!.message).toContain("only credits and negative amounts");
    expect(reviewed("battery 215, core return -18").services).toHaveLength(1);
  });

  it("from a picture that nothing was read from says so, and keeps what was read", () => {
    const pictures = [{ filename: "page2.jpg", text: "" }];
    expect(review("see the photo please", { pictures }).needsMore!.message).toContain("could not read page2.jpg");
    const kept = review("battery 250", { pictures });
    expect(kept.estimateReview!.services).toHaveLength(1);
    expect(kept.assumptions!.join()).toContain("could not read page2.jpg");
  });

  it("from a picture with figures too unclear to count names them, and blames no shop for the rest of the total", () => {
    const text = "battery 250.00\nalternator\ntotal 950.00";
    const pictures = [{ filename: "page.jpg", text, leftOut: ["alternator 7OO.0O"] }];
    const { estimateReview, assumptions } = review("is this fair?", { pictures });
    expect(assumptions!.join()).toContain("Figures on page.jpg were too unclear to count");
    expect(assumptions!.join()).toContain("“alternator 7OO.0O”");
    expect(estimateReview!.reconciliation).toContain("not compared with the printed total");
    expect(estimateReview!.isFairPrice).toBe(true);
    expect(reviewed(text).reconciliation).toContain("Ask what the other $700 is for");
  });

  it("for another car says so", () => {
    expect(review("2012 Ford Focus\nalternator 700").assumptions!.join()).toContain(
      "The estimate is for a 2012 Ford Focus",
    );
  });

  it.each(["$", "total", "-50", "1,2,3,4", "tax 8%", "9".repeat(400), "$$$ 450 450 450 @@ = ", "\n\n;;;|||"])(
    "%s makes no exception",
    (text) => {
      expect(review(text).resultType).toBe("estimate");
    },
  );

  it("of forty pages is read in good time", () => {
    expect(cpuTime(() => review(`${PRINTED}\n`.repeat(45).slice(0, 20_000)))).toBeLessThan(2000);
  });
});

describe("money of an estimate in an owner's words", () => {
  const lines = (text: string, vehicle = camry) =>
    reviewed(text, { vehicle }).services.map(({ name, shopEstimate }) => [name, shopEstimate]);

  it("belongs to the half or grade said right behind it", () => {
    const { parts, labor } = reviewed("water pump, 5.5 hours at $140/hr = $770 labor, parts $415, total 1185");
    expect([parts, labor]).toEqual([415, 770]);
    expect(lines("starter $420 new from the dealer, refurbished $290 with 1 year warranty")).toEqual([
      ["Starter", 290],
    ]);
  });

  it("for work at another place is for the same work", () => {
    expect(lines("wheel bearing front left $420, front right $430, alignment 99").map(([, amount]) => amount)).toEqual([
      420, 430, 99,
    ]);
  });

  it("that is taken off, or that somebody pays of it, is no line", () => {
    const off = reviewed("Water pump $1,400 installed. If done today they take $200 off.");
    expect(off).toMatchObject({ subtotal: 1200 });
    expect(off.services).toHaveLength(1);
    const half = review("insurance pays half of the windshield, $480 total, my half is $240");
    expect(half.estimateReview!.services.map(({ shopEstimate }) => shopEstimate)).toEqual([480]);
    expect(half.assumptions!.join()).toContain("$240 for who pays");
  });

  it("for a grade of part is for the whole job, where no labor stands apart", () => {
    const [service] = reviewed("catalytic converter aftermarket $1,150").services;
    expect(service!.priceRange).not.toContain("parts alone");
    const [part] = reviewed("alternator reman 240\nlabor 180\ntotal 420").services;
    expect(part!.description).toContain("$180");
  });

  it("is counted for four joints, upper and lower on both sides", () => {
    const [service] = reviewed("ball joints upper and lower both sides $1,380").services;
    expect(service!.name).toBe("Ball joint, 4");
  });
});

describe("what can be saved", () => {
  it("leads to a sum to settle for, with what the shop takes off", () => {
    const said = reviewed("Water pump $1,400 installed. If done today they take $200 off.").recommendations;
    const [, limit] = /fair is \$[\d,]+–\$([\d,]+)/.exec(said)!;
    expect(said).toContain(`A sum to settle for is about $${limit}.`);
  });

  it("names what has one reason together, and counts no unknown line against the known", () => {
    const both = reviewed("Struts all four $1900. No noise, rides fine, no leaks.").recommendations;
    expect(both).toContain("front struts, pair and rear struts, pair, because");
    const beside = reviewed(
      "zorbing the flange 1480. Window regulator 450. Customer discount -193. Total 1737",
    ).recommendations;
    expect(beside).toContain("$405 for this work is within");
    expect(beside).toContain("leaves out $1,480 for lines we do not know");
  });

  it("is all of it where the maker pays for life", () => {
    const vehicle = { year: 2015, make: "Hyundai", model: "Sonata", mileage: 97_000 };
    const result = reviewed("engine is knocking, dealer says new engine $7,800", { vehicle });
    expect(result.isFairPrice).toBe(false);
    expect(result.recommendations).toContain("a recall or a longer warranty is known");
  });
});
