import { describe, expect, it } from "vitest";
import { cpuTime } from "../../analysis/testing-cpu-time.ts";
import { redactor } from "./redact.ts";

const redact = redactor({ name: "Dana O'Smith (Jr.)", email: "dana+car@mail.example", zipCode: "85253-1234" });

describe("contact details become dots", () => {
  it.each([
    "(480) 555-0134",
    "480-555-0134",
    "480.555.0134",
    "4805550134",
    "+1 480 555 0134",
    "480 - 555 - 0134",
    "480/555/0134",
    "555-0134",
    "1-480-555-0134",
    "+44 20 7946 0958",
    "dana@mail.example",
    "DANA+CAR@MAIL.EXAMPLE",
    "dana.smith@mail.co.uk",
    "dana @ mail.example",
    "dana@münchen.example",
    "85253",
    "85253-1234",
    "Dana O'Smith (Jr.)",
    "dana  o'smith (jr.)",
    "1HGCM82633A004352",
    "1HGCM 82633 A004352",
    "1HG CM8 263 3A0 04352",
    "1HGCM8-2633-A004352",
    "O'Smith, Dana",
    "dana q. o'smith",
    "D. O'Smith",
    "O'SMITH",
    "Dana",
    "dana (at) mail.example",
    "dana[at]mail[dot]example",
    "dana at mail dot example",
    "480_555_0134",
    "480,555,0134",
    "480, 555, 0134",
    "4 8 0 5 5 5 0 1 3 4",
    "4-8-0-5-5-5-0-1-3-4",
    "48.05.55.01.34",
    "555_0134",
    "555,0134",
  ])("%s", (detail) => {
    const text = `It squeals. Reach me: ${detail}, any time.`;
    const dotted = redact(text);
    expect(dotted).toBe(text.replace(detail, detail.replace(/\S/g, "•")));
    expect(dotted).toHaveLength(text.length);
  });

  it.each(["Mary-Ann Smith-Jones", "O/Brien & Co.", "\\d+ [a-z]", "a{2} (b|c)? $^"])(
    "the name %s, which a pattern could take amiss",
    (name) => {
      const hide = redactor({ name, email: "dana@mail.example", zipCode: "85253" });
      expect(hide(`I am ${name}.`)).toBe(`I am ${name.replace(/\S/g, "•")}.`);
    },
  );

  it("also several next to each other, and inside other words' punctuation", () => {
    expect(redact("zip 85253 480-555-0134/dana@mail.example <x@y.example>(602)555-0101")).not.toMatch(/[\d@]/);
  });
});

describe("what is no contact detail stays", () => {
  it.each([
    "P0420 and P0171 at 98,000 miles, 2012 Honda Civic",
    "Brake pads @ $40.00 each, 2 @ $65",
    "Total $1,234.56, labor 2.5 hours, 10/12/2026",
    "It does it every 500-1000 miles, at 2500-3000 rpm",
    "The part is 45022-S9A-A00, the tire 225/45R17",
    "852530 is not a ZIP here. It grates after brakes are hot, at 2500 rpm",
    "Pads $520, rotors $129, alignment $89.95, then 21 30 and 700.10",
    "She looked at it at home; the dot at the top stays red",
    "Ünïcödé 🚗 stays\nas it is",
  ])("%s", (text) => expect(redact(text)).toBe(text));
});

it("a one-word name is too common a word to take out", () => {
  expect(redactor({ name: "Will", email: "w@mail.example", zipCode: "10001" })("Will it start?")).toBe(
    "Will it start?",
  );
});

it("a hostile text of twenty thousand characters takes no longer than a moment", () => {
  for (const piece of [
    "1",
    "1 ",
    "(4",
    "a@",
    "a.",
    "480-",
    "@.",
    "1HG",
    "Dana ",
    "a at ",
    "a(at)",
    "x dot ",
    "1_",
    "1,",
    "A 1 ",
    "Dana, ",
  ]) {
    expect(
      cpuTime(() => redact(piece.repeat(20_000 / piece.length))),
      piece,
    ).toBeLessThan(500);
  }
});
