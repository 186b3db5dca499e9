import { describe, expect, it } from "vitest";
import { KNOWLEDGE } from "../../analysis/knowledge/load/compiled.ts";
import { priceTableLines } from "./prices.ts";
import { causeLines, repairLines } from "./show.ts";
import { rowsOf, summaryLines } from "./summary.ts";

const cause = (id: string) => causeLines(KNOWLEDGE.causes.find((one) => one.id === id)!, KNOWLEDGE).join("\n");
const repair = (id: string) => repairLines(KNOWLEDGE.repairs.find((one) => one.id === id)!, KNOWLEDGE).join("\n");

describe("bun run knowledge", () => {
  it("shows a cause in words and figures, with what it costs", () => {
    const shown = cause("front-brake-pads-worn");
    expect(shown).toContain("Front brake pads worn out  (front-brake-pads-worn, brakes)");
    expect(shown).toMatch(/^ {5}65 {2}a squeal or squeak\n {9}when: while braking 90, at the front 90, /m);
    expect(shown).toMatch(/^ {9}hardly: .*while parked, engine off/m);
    expect(shown).toMatch(/^ {4}0\.1 {2}replaced brake pads$/m);
    expect(shown).toMatch(/^ {2}\$\d+–\$\d+ +Front brake pads \(pads_front\)$/m);
  });

  it("shows what a cause is known for, and where from", () => {
    expect(cause("air-spring-leaking")).toMatch(/22 times {2}Lincoln Navigator, .* 1990–2017: .+ \(NHTSA complaints\)/);
  });

  it("shows a repair with its parts, its companions and what it cures", () => {
    const shown = repair("rotors_front");
    expect(shown).toContain("Parts           $170–310 for one axle: Two front rotors, mid-grade");
    expect(shown).toContain("Goes with       pads_front: worn pads do not seat on new rotors");
    expect(shown).toMatch(/^Cures +\S/m);
  });

  it("lists the causes of a system, the commonest first, and knows no other system", () => {
    const rows = rowsOf(KNOWLEDGE, "clutch");
    expect(rows).toHaveLength(KNOWLEDGE.causes.filter(({ system }) => system === "clutch").length);
    const common = rows.map((row) => Number.parseFloat(row));
    expect(common).toEqual([...common].sort((a, b) => b - a));
    expect(() => rowsOf(KNOWLEDGE, "cluch")).toThrow('There is no system "cluch". There are: brakes, ');
  });

  it("counts all there is, and what has nothing but judgement for a source", () => {
    const told = { ...KNOWLEDGE.causes[0]!, source: "common trade knowledge" };
    const read = { ...told, source: "CarMD 2018" };
    const lines = summaryLines({ ...KNOWLEDGE, causes: [told, read, told] });
    expect(lines).toContainEqual(expect.stringMatching(/^all +3 /));
    expect(lines).toContain("     2 of 3    causes");
  });

  it("counts the dangers, and the sentences and words of each part of the analysis", () => {
    const { dangers, damageWords } = KNOWLEDGE;
    const { hail: _, ...fewer } = damageWords.kinds;
    const [whole, less] = [damageWords, { ...damageWords, kinds: fewer }].map((told) =>
      summaryLines({ ...KNOWLEDGE, damageWords: told as typeof damageWords }).join("\n"),
    );
    const count = (lines = "") => Number(/(\d+) words and patterns/.exec(lines)?.[1]);
    expect(count(whole) - count(less)).toBe(1);
    expect(whole).toContain(`${Object.keys(dangers.kinds).length} kinds of danger with `);
    expect(whole).toMatch(/^\d{3,} sentences of ours, /m);
  });

  it("lists every repair with our range, its published totals, and marks those without", () => {
    const lines = priceTableLines(KNOWLEDGE);
    expect(lines.find((line) => line.startsWith("  water_pump "))).toMatch(
      /\$\d+–\$[\d,]+ +\$400–\$1,100 engineerfix.com/,
    );
    expect(lines.filter((line) => line.endsWith("no published total")).length).toBeGreaterThan(100);
    expect(lines.at(-1)).toMatch(
      /^\d+ of \d+ repairs have a published total, \d+ two or more; \d+ of \d+ totals lie inside/,
    );
  });
});
