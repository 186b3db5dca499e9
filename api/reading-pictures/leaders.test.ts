import { expect, it } from "vitest";
import { eraseLeaders } from "./leaders.ts";
import { patchesOf } from "./patches.ts";

const [WIDTH, HEIGHT] = [400, 60];

/** White with dark dots, and what is left of the dots when leaders are gone. */
function dotsLeft(dots: readonly (readonly [x: number, y: number])[]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y] of dots) for (let row = y; row < y + 4; row++) data.fill(0, row * WIDTH + x, row * WIDTH + x + 4);
  eraseLeaders(data, WIDTH, patchesOf({ data, width: WIDTH, height: HEIGHT }, 160));
  return patchesOf({ data, width: WIDTH, height: HEIGHT }, 160).length;
}
const rowOf = (count: number, y = (_at: number) => 30) =>
  Array.from({ length: count }, (_, at) => [20 + at * 18, y(at)] as const);

it("a row of dots is erased", () => expect(dotsLeft(rowOf(12))).toBe(0));
it("a row that falls a little is erased", () => expect(dotsLeft(rowOf(12, (at) => 20 + at))).toBe(0));
it("an ellipsis stays", () => expect(dotsLeft(rowOf(3))).toBe(3));
it("specks here and there stay", () => expect(dotsLeft(rowOf(12, (at) => 5 + (at % 3) * 18))).toBe(12));
