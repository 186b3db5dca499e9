import type { Gray } from "./gray.ts";
import { evenLight } from "./light.ts";
import type { Prepared } from "./prepare.ts";
import { printAlone } from "./print.ts";
import { withoutRules } from "./rules.ts";
import { slantOf, straighten } from "./straighten.ts";

declare const self: Worker;

/** The thread of `createPreparer`: light, slant and lines of a page, and then all that is not near a letter. */
self.onmessage = ({ data: { id, gray } }: MessageEvent<{ id: number; gray: Gray }>) => {
  let answer: Prepared;
  try {
    answer = { id, page: printOf(gray) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  self.postMessage(answer);
};

function printOf(gray: Gray): Gray | undefined {
  const even = evenLight(gray);
  const slant = slantOf(even);
  return slant && printAlone(withoutRules(straighten(even, slant)));
}
