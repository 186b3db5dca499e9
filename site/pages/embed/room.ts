import { NARROW_TYPE_SIZE, TYPE_SIZE } from "#shared/design-tokens.ts";

/**
 * The height of the first step by its own width, in CSS pixels, in the widest face that systems have: `height` up to
 * `below`, where the next row begins. A browser test holds these rows to what the element needs.
 */
const ROWS = [
  { below: 330, from: 288, height: 960, type: NARROW_TYPE_SIZE.heading1, pad: 16 },
  { below: 345, from: 330, height: 780, type: NARROW_TYPE_SIZE.heading1, pad: 16 },
  { below: 759, from: 345, height: 735, type: NARROW_TYPE_SIZE.heading1, pad: 16 },
  { below: Number.POSITIVE_INFINITY, from: 759, height: 810, type: TYPE_SIZE.heading1, pad: 32 },
];

/** What a heading of the publisher's may be longer than. */
const STANDARD_HEADING = "Ready to Fix Your Vehicle?";
/** A letter's width and a line's height, in the size of a heading. */
const LETTER = 0.69;
const LINE = 1.2;
/** One more line of small text, where a partner is named. */
const PARTNER = 24;

/**
 * The room to keep free for the element, so that nothing below moves when it comes, as a length of CSS. `width` is the
 * width that the rows are about: "100%" in a padding, "100cqw" in a height.
 */
export function roomOf({ heading, partner }: { heading: string; partner: string }, width: "100%" | "100cqw"): string {
  const heights = ROWS.map((row) => {
    const lines = (text: string) => Math.ceil((text.length * LETTER * row.type) / (row.from - 2 * row.pad));
    const more = Math.max(0, lines(heading) - lines(STANDARD_HEADING));
    return row.height + Math.ceil(more * LINE * row.type) + (partner ? PARTNER : 0);
  });
  // Each row adds what it differs by from the next one, as soon as the width is below its end.
  const steps = ROWS.slice(0, -1).map(({ below }, place) => {
    const more = heights[place]! - heights[place + 1]!;
    const slope = `(${below}px - ${width}) * ${more > 0 ? 9999 : -9999}`;
    return more > 0 ? `clamp(0px, ${slope}, ${more}px)` : `clamp(${more}px, ${slope}, 0px)`;
  });
  return `calc(${[`${heights.at(-1)}px`, ...steps].join(" + ")})`;
}

/** The rules that keep the room within what the selector names, before the element is there and after. */
export const roomRules = (selector: string, room: string) => [
  `${selector} { display: flow-root }`,
  `${selector}::before { content: ""; float: left; padding-top: ${room} }`,
];
