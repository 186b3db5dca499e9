import { assignVars, globalStyle, style } from "@vanilla-extract/css";
import { NARROW_TYPE_SIZE, TYPE_SIZE } from "#shared/design-tokens.ts";
import { FONT, NARROW, REDUCED_MOTION } from "./constants.ts";
import { color, motion, room, type } from "./tokens.css.ts";

const px = (value: number) => `${value}px`;
const pageSizes = Object.fromEntries(Object.entries(TYPE_SIZE).map(([k, v]) => [k, px(v)])) as Record<
  keyof typeof TYPE_SIZE,
  string
>;
const phoneSizes = { ...pageSizes, heading1: px(32), heading2: px(26) };
/** With the zoom of the frame: 9 points for what one reads, 8 for the smallest print. */
const paperSizes = {
  ...pageSizes,
  fine: px(13),
  small: px(13),
  body: px(14),
  large: px(16),
  heading3: px(18),
  heading2: px(22),
  heading1: px(28),
};
const columnSizes = {
  ...pageSizes,
  fine: px(NARROW_TYPE_SIZE.fine),
  small: px(NARROW_TYPE_SIZE.small),
  body: px(NARROW_TYPE_SIZE.body),
  large: px(NARROW_TYPE_SIZE.large),
  heading3: px(NARROW_TYPE_SIZE.large),
  heading2: px(NARROW_TYPE_SIZE.heading1),
  heading1: px(NARROW_TYPE_SIZE.heading1),
};

// The host's rules reach the element itself, and what they set there inherits in: the frame starts anew a second time.
// Vertical writing goes around the widget.
globalStyle(":host", { all: "initial", display: "block", writingMode: "horizontal-tb !important" as "horizontal-tb" });
globalStyle(":host([hidden])", { display: "none" });

/** The outermost box. */
export const frame = style({
  all: "initial",
  display: "block",
  direction: "ltr",
  position: "relative",
  color: color.ink,
  // A4 and Letter have some 700 px between their margins, a little less than the wide layout needs.
  "@media": { print: { zoom: "0.85", colorScheme: "light" } },
});

/** The box whose width all narrow layouts ask for: what is in it cannot say how wide it is. */
export const container = style({ containerType: "inline-size" });

/**
 * Says it instead, where the parent is as wide as its content: the least width of the wide layout, and no more than the
 * window. A replaced element with a maximum in percent asks for nothing where the parent has less.
 */
export const sizer = style({ display: "block", width: "min(760px, 100vw)", maxWidth: "100%", height: 0 });

/** Type, motion and room, by the width of the container. */
export const root = style({
  display: "block",
  fontFamily: FONT,
  fontSize: type.body,
  lineHeight: 1.55,
  fontVariantNumeric: "tabular-nums lining-nums",
  WebkitFontSmoothing: "antialiased",
  WebkitTextSizeAdjust: "100%",
  vars: {
    ...assignVars(type, pageSizes),
    ...assignVars(motion, { quick: "120ms", move: "200ms" }),
    ...assignVars(room, { pad: "32px", line: "9px" }),
  },
  "@media": {
    [REDUCED_MOTION]: { vars: assignVars(motion, { quick: "0ms", move: "0ms" }) },
    print: {
      lineHeight: 1.3,
      vars: { ...assignVars(type, paperSizes), ...assignVars(room, { pad: "12px", line: "3px" }) },
    },
  },
});

/** Our own pages keep their size on a phone; a foreign page's column gets the small scale. */
export const onSite = style({
  "@container": {
    [NARROW]: { vars: { ...assignVars(type, phoneSizes), ...assignVars(room, { pad: "20px", line: "9px" }) } },
  },
});
export const embedded = style({
  "@container": {
    [NARROW]: {
      lineHeight: 1.5,
      vars: { ...assignVars(type, columnSizes), ...assignVars(room, { pad: "16px", line: "9px" }) },
    },
  },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, form", { margin: 0, padding: 0 });
// What the page brings: over the line, as wide as our own texts. The page's rules come before these.
globalStyle("::slotted(:is([slot=call-to-action], [slot=footer]))", {
  display: "block",
  padding: `16px ${room.pad}`,
  borderTop: `1px solid ${color.rule}`,
});
// In quirks mode a form has a margin, and a table does without the type and color around it.
globalStyle("table", { font: "inherit", color: "inherit" });
// What a browser wraps translated text in takes the alignment of its cell, and would raise the line.
globalStyle("font", { verticalAlign: "baseline !important" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: 700, lineHeight: 1.2, textWrap: "balance" });
globalStyle("p, dd, li", { textWrap: "pretty" });
globalStyle("b, strong", { fontWeight: 700 });
globalStyle("a", { color: "inherit", textUnderlineOffset: ".18em", textDecorationThickness: "1px" });
globalStyle("svg", { display: "block", flex: "none" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  margin: 0,
  letterSpacing: "inherit",
});
globalStyle(":focus-visible", { outline: `3px solid ${color.accentInk}`, outlineOffset: "2px", borderRadius: "3px" });
globalStyle("[tabindex='-1']:focus", { outline: "none" });
