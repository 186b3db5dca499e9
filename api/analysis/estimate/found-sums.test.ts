import { describe, expect, it } from "vitest";
import { readEstimate } from "./read-estimate.ts";

const sumsOf = (text: string) => {
  const { total, subtotal, tax, fees, lines, setAside = [] } = readEstimate(text);
  return {
    total,
    subtotal,
    tax,
    fees: fees.map(({ amount }) => amount),
    lines: lines.flatMap(({ amount }) => amount ?? []),
    aside: setAside.map(({ amount }) => amount),
  };
};

describe("sums told in words", () => {
  it.each([
    ["radiator 210, labor 2 hrs 260, coolant 40. = $510.00 before tax", [210, 260, 40], 510, 510],
    ["$510: radiator 210, labor 2 hrs 260, coolant 40. cash, he says", [210, 260, 40], 510, undefined],
    ["radiator 210, labor 2 hrs 260, coolant 40, so 510 + tax", [210, 260, 40], 510, 510],
    ["They want $2,890 plus tax for a timing belt", [2890], 2890, 2890],
  ])("are found by arithmetic: %s", (text, lines, total, subtotal) => {
    expect(sumsOf(text)).toMatchObject({ lines, total, subtotal, tax: undefined });
  });

  it("leaves labor that by chance is what the parts come to", () => {
    expect(sumsOf("water pump 390.00\nthermostat 60\nlabor 450")).toMatchObject({ lines: [390, 60, 450] });
  });

  it("sets aside what hangs on something and what others ask", () => {
    const text =
      "plugs 148, labor 3.5 hrs 490, so 638 + tax. Plus $95 for every plug that breaks. Guy at the corner said 410";
    expect(sumsOf(text)).toMatchObject({ lines: [148, 490], total: 638, aside: [410, 95] });
  });

  it("sets aside the owner's talk where the paper meets its total without it", () => {
    const text = "engine flush 129.95\ncabin filter 89.95\nTOTAL 219.90\nthe cabin filter I bought myself for 14 bucks";
    expect(sumsOf(text)).toMatchObject({ lines: [129.95, 89.95], aside: [14] });
  });
});

describe("figures that are no prices", () => {
  it.each([
    ["four tires at 3/32, battery tested 310 of 800 CCA. battery 240", [240]],
    ["bought new June 2018. alternator 640", [640]],
    ["car books at 3,000. alternator 640", [640]],
    ["diag 95 purge valve 62 labor .6 81. total 238 + tax", [95, 62, 81]],
    ["AGM battery $269 installed labor .5 $70 core 0 tax 20.18 total $359.18", [269, 70]],
  ])("%s", (text, lines) => {
    expect(sumsOf(text).lines).toEqual(lines);
  });

  it("reads a bare charge of the shop as a fee, and a tire shop as no discount", () => {
    expect(sumsOf("labor 300.00\nbrake pads 90.00\nSHOP 40.00").fees).toEqual([40]);
    expect(sumsOf("Discount Tire: 4x AltiMax 235/60R17 @ 146 = 584, alignment 109, total 693").lines).toEqual([
      584, 109,
    ]);
  });
});
