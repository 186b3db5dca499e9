import { type Gray, grayOf } from "./gray.ts";
import { evenLight } from "./light.ts";
import { printAlone } from "./print.ts";
import { withoutRules } from "./rules.ts";
import { slantOf, straighten } from "./straighten.ts";

/** From a photo of a paper to level black print on white, which is read best. Undefined where nothing looks like print. */
export async function prepare(bytes: Uint8Array): Promise<Gray | undefined> {
  const even = evenLight(await grayOf(bytes));
  const slant = slantOf(even);
  return slant && printAlone(withoutRules(straighten(even, slant)));
}

/** The same page the other way up. */
export const upsideDown = ({ data, width, height }: Gray): Gray => ({ data: data.toReversed(), width, height });
