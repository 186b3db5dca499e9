import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { analyse } from "../analyse.ts";
import type { Answer } from "../input.ts";
import { sampleInput } from "../testing-input.ts";

const priced = (text: string, answers: Answer[] = []) =>
  Results.parse(analyse(sampleInput({ issueType: "parts", text, answers })));
const total = (...args: Parameters<typeof priced>) => priced(...args).partsReplacement!.totalEstimate;
const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2;
const parts = (text: string) => priced(text).partsReplacement!.parts.map(({ id, quantity }) => `${quantity} ${id}`);

describe("a price is of what was asked for", () => {
  const plain = middle(total("alternator"));

  it.each([
    ["used alternator", 0.4, 0.85, "used parts"],
    ["aftermarket alternator", 0.8, 0.98, "aftermarket parts"],
    ["OEM alternator", 1.05, 1.3, "maker's own parts"],
    ["alternator at the dealer", 1.1, 1.6, "dealer's price"],
    ["alternator, labor only, I have the part", 0.2, 0.5, "Labor alone"],
    ["just the part price for an alternator", 0.4, 0.8, "parts alone"],
    ["alternator, the dealer wants too much", 0.99, 1.01, undefined],
    ["alternator at an independent shop", 0.99, 1.01, undefined],
  ])("%s", (text, least, most, said) => {
    const share = middle(total(text)) / plain;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
    const assumptions = priced(text).assumptions!.join();
    if (said) expect(assumptions).toContain(said);
    else expect(assumptions).not.toMatch(/as you asked|did not understand/);
  });

  it.each([
    "Just bought a used Camry, alternator?",
    "alternator for my used 2014 Toyota Camry",
    "alternator in a used car",
    "I used to pay $200 for an alternator",
    "alternator, where is the cheapest place",
    "the original alternator",
    "alternator, just parts and labor",
    "I bought the car at the dealer, it needs an alternator",
    "alternator, bought at the dealer",
    "My car was bought used from a small lot in town two years ago. It needs an alternator",
    "alternator, I can't do it myself",
    "the alternator is the only part that it needs",
  ])("%s: is no wish for a grade or a dealer", (text) => {
    expect(middle(total(text))).toBe(plain);
    expect(priced(text).assumptions!.join()).not.toMatch(/as you asked/);
  });

  it.each([
    ["alternator. Used is fine", "used parts"],
    ["Just bought a used Camry, I want an OEM alternator", "maker's own parts"],
    ["Alternator for my 2014 Camry with 120,000 miles on it, OEM please", "maker's own parts"],
    ["How much is an alternator with original parts?", "maker's own parts"],
    ["How much at the dealer? Alternator", "dealer's price"],
    ["alternator from a junkyard", "used parts"],
    ["I got a quote for a used alternator", "used parts"],
    ["Do they have used alternators?", "used parts"],
    ["cheapest alternator", "aftermarket parts"],
    ["alternator, only parts", "parts alone"],
    ["alternator, I will install it myself", "parts alone"],
  ])("%s: is one", (text, said) => expect(priced(text).assumptions!.join()).toContain(said));

  it("adds up, and a dealer's price is the dealer's", () => {
    const [alternator] = priced("OEM alternator at the dealer").partsReplacement!.parts;
    const { lines, total, dealer } = alternator!.priceBasis!;
    expect(lines.reduce((sum, { amount }) => sum + amount.max, 0)).toBe(total.max);
    expect(dealer).toEqual(total);
  });

  it.each([
    ["transmission repair (not replacement)", ["1 trans_repair"]],
    ["transmission replacement", ["1 trans_replace"]],
    ["resurface front rotors", ["1 rotor_resurface"]],
    ["new front rotors, not resurfaced", ["1 rotors_front"]],
    ["reprogram the engine computer", ["1 software_update"]],
    ["tighten the serpentine belt", ["1 belt_adjust"]],
    ["diagnose only, check engine light", ["1 diag_1h"]],
    ["brake pads, one axle", ["1 pads_front"]],
    ["brake pads on both axles", ["1 pads_front", "1 pads_rear"]],
    ["outer tie rods both sides", ["2 tie_rod_outer"]],
    ["brake fluid flush, add to a brake job", ["1 brake_fluid"]],
    ["one axle", ["1 cv_axle"]],
    ["brakes per axle", ["1 pads_front"]],
    ["front pads and an axle", ["1 pads_front", "1 cv_axle"]],
    ["front brake pads, an alternator and one axle", ["1 pads_front", "1 alternator", "1 cv_axle"]],
  ])("%s: %j", (text, wanted) => expect(parts(text)).toEqual(wanted));
});

describe("half of a price", () => {
  const halves = (text: string) =>
    priced(text).partsReplacement!.parts.map(({ id, estimatedCost, laborCost }) =>
      [id, estimatedCost.max > 0 && "parts", laborCost.max > 0 && "labor"].filter(Boolean).join(" "),
    );

  it.each([
    ["front brake pads labor only. Alternator too", ["pads_front labor", "alternator parts labor"]],
    ["alternator\nwater pump, parts only", ["alternator parts labor", "water_pump parts"]],
    ["alternator and starter. Labor only please", ["alternator labor", "starter labor"]],
    ["alternator labor only. Starter, just the part", ["alternator labor", "starter parts"]],
  ])("is that of the line that asks for it: %s", (text, wanted) => expect(halves(text)).toEqual(wanted));

  it("is said of the work it is of", () => {
    const { assumptions } = priced("front brake pads labor only. Alternator too");
    expect(assumptions![0]).toMatch(/^Labor alone, as you asked: front brake pads\./);
  });
});

describe("the engine", () => {
  it("is asked where it decides the price, and the answer does", () => {
    const [question] = priced("spark plugs").questions!;
    expect(question!.options.map(({ label }) => label)).toEqual([
      "4-cylinder",
      "V6",
      "Hybrid 4-cylinder",
      "I am not sure",
    ]);
    const answered = (optionId: string) => priced("spark plugs", [{ questionId: "car.engine", optionId }]);
    expect(middle(answered("v6.gas").partsReplacement!.totalEstimate)).toBeGreaterThan(
      1.5 * middle(total("spark plugs")),
    );
    expect(answered("v6.gas").questions).toEqual([]);
    expect(answered("not-sure").partsReplacement!.totalEstimate).toEqual(total("spark plugs"));
  });

  it("is not asked where it was told, or changes nothing", () => {
    expect(priced("spark plugs for my V6").questions).toEqual([]);
    expect(priced("front struts").questions).toEqual([]);
  });
});
