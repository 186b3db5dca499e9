import { expect, it } from "vitest";
import { unfolded } from "./columns.ts";
import { doubtfulRows, mendFigures } from "./figures.ts";
import { withoutOverlap } from "./pages.ts";
import type { Row } from "./rows.ts";
import { lineOf, textOf } from "./text.ts";

/** A row of words 20 pixels high; "@600" before a word says where it ends, else it follows the one before. */
function rowOf(line: string, confidence = 90): Row {
  let edge = 0;
  return line.split(" ").map((item) => {
    const [text, right] = item.split("@") as [string, string?];
    const width = text.length * 10;
    const left = right ? Number(right) - width : edge + 8;
    edge = left + width;
    return { text, confidence, left, right: edge, top: 0, bottom: 20 };
  });
}
const mended = (...lines: string[]) => mendFigures(lines.map((line) => rowOf(line))).map(lineOf);

it.each([
  ["Alignment $l29.OO@600", "Alignment  $129.00"],
  ["Alignment S129.00@600", "Alignment  $129.00"],
  ["Alignment 129:00@600", "Alignment  129.00"],
  ["Alignment 1,129,00@600", "Alignment  1,129.00"],
  ["Alignment $1.129.00|@600", "Alignment  $1,129.00"],
  ["Alignment $1@570 29.00@622", "Alignment  $129.00"],
  ["Alignment $129@580 00@605", "Alignment  $129.00"],
  ["Alignment $129@570 .00@612", "Alignment  $129.00"],
  ["Total $1,139@560 .00@602", "Total  $1,139.00"],
  ["Total $1@530 ,139@572 .00@612", "Total  $1,139.00"],
  ["Total $1@530 ,139.00@602", "Total  $1,139.00"],
  ["Total $@520 1,139.00@602", "Total  $1,139.00"],
  ["Total $1,139@560 ,00@602", "Total  $1,139.00"],
  ["Labor 2@300 .50@400 124.50@600", "Labor  2  .50  124.50"],
])("mends %s", (read, printed) => {
  expect(mended(read)).toEqual([printed]);
});

it("puts a lost point back where the column prints cents, and nowhere else", () => {
  expect(mended("Oil 49.95@600", "Belt 12900@600", "Pads 88.10@600")[1]).toBe("Belt  129.00");
  expect(mended("Oil 49@600", "Belt 12900@600", "Pads 88@600")[1]).toBe("Belt  12900");
});

it("leaves words, dates, part numbers and counts as they are", () => {
  const line = "Oil 0W-20 for BP455-6594 on 6/19/2026 H11 2 SOS IO";
  expect(mended(line)).toEqual([line]);
});

it("names rows that are unsure or miss their own product by a digit", () => {
  const right = rowOf("Labor 1.9 124.50@400 236.55@600");
  const wrong = rowOf("Labor 1.9 124.50@400 236.50@600");
  const unsure = rowOf("Coupon 40.00@600", 30);
  const single = rowOf("1 161.08@400 161.08@600");
  expect(doubtfulRows([right, wrong, unsure, single])).toEqual([wrong, unsure]);
});

it("reads two columns side by side one after the other", () => {
  const rows = ["Parts list", "Pads 80.00@300 Labor: pads 120.00@700", "Belt 52.00@300 Labor: belt 90.00@700"].map(
    (line) => rowOf(line.replace("Labor:", "Labor:@450")),
  );
  expect(unfolded(rows).map(lineOf)).toEqual([
    "Parts list",
    expect.stringContaining("Pads"),
    expect.stringContaining("Belt"),
    expect.stringMatching(/^Labor: pads/),
    expect.stringMatching(/^Labor: belt/),
  ]);
});

it("leaves house numbers out where money has cents, and keeps years and ZIP codes", () => {
  const rows = ["5834 Harbor Bivd", "Mesa, AZ 85201", "2012 Honda Civic", "A 1.00@600", "B 2.00@600", "C 3.00@600"];
  expect(textOf(rows.map((line) => rowOf(line)))).toMatch(/^Harbor Bivd\nMesa, AZ 85201\n2012 Honda Civic\n/);
});

it("takes one equal row of two pages for two lines, and two of them with an amount for an overlap", () => {
  const labor = rowOf("Labor 100.00@600");
  const pads = rowOf("Brake pads 80.00@600");
  const belt = rowOf("Serpentine belt 52.00@600");
  expect(withoutOverlap([pads, labor], [labor, belt])).toEqual([labor, belt]);
  expect(
    withoutOverlap([belt, pads, labor], [pads, labor, rowOf("Total 232.00@600"), rowOf("Thank you all")]),
  ).toHaveLength(2);
});
