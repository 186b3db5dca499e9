import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Gray } from "./gray.ts";
import { printAlone } from "./print.ts";
import { slantOf } from "./straighten.ts";

const FACE = `font-family="Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif"`;
const WORK = [
  "Front brake pads and rotors",
  "Water pump and coolant",
  "Four wheel alignment",
  "Battery and alternator",
  "Valve cover gasket",
];
const LINES = Array.from(
  { length: 14 },
  (_, at) => `<text x="150" y="${300 + at * 60}">${WORK[(at * 3) % WORK.length]}</text>`,
);

/** A page of a heading and fourteen lines, with whatever is drawn besides. */
async function page(besides = "", { turn = 0, blur = 0 } = {}): Promise<Gray> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1400"><rect width="1200" height="1400" fill="#fff"/>
    <g transform="rotate(${turn} 600 700)" ${FACE} font-size="32"><text x="150" y="180" font-size="72">Miller Brothers</text>${LINES.join("")}${besides}</g></svg>`;
  const picture = blur > 0 ? sharp(Buffer.from(svg)).blur(blur) : sharp(Buffer.from(svg));
  const { data, info } = await picture
    .flatten({ background: "#fff" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Dark pixels of a part of the page. */
function inkIn({ data, width }: Gray, [left, top, right, bottom]: readonly [number, number, number, number]) {
  let ink = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (data[y * width + x]! < 160) ink++;
  return ink;
}
const HEADING = [140, 100, 900, 210] as const;
const BESIDE = [760, 300, 1150, 1100] as const;
const STAMP = `<text transform="translate(800 900) rotate(-20)" font-size="76" fill="#777">COPY</text>`;

describe("of a page", () => {
  it("a stamp across it goes, the print and its heading stay", async () => {
    const [plain, stamped] = [await page(), await page(STAMP)];
    expect(inkIn(stamped, BESIDE)).toBeGreaterThan(1000);
    const alone = printAlone(stamped);
    expect(inkIn(alone, BESIDE)).toBe(0);
    expect(inkIn(alone, HEADING)).toBe(inkIn(plain, HEADING));
    expect(inkIn(alone, [140, 260, 700, 1120])).toBe(inkIn(plain, [140, 260, 700, 1120]));
  });

  it.each([-9, -4, 6, 9])(
    "tilted by %i degrees the slant is found, also where blur makes its letters run together",
    async (turn) => {
      for (const blur of [0, 4]) {
        const slant = slantOf(await page("", { turn, blur }))!;
        expect(Math.abs((Math.atan(slant.slope) + slant.turn) * (180 / Math.PI) - turn)).toBeLessThan(0.6);
      }
    },
  );
});
