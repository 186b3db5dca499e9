import { style, styleVariants } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, motion, type } from "../../theme/tokens.css.ts";

export const axis = style({ position: "relative", display: "flex", flexDirection: "column", justifyContent: "center" });
export const grid = style({ position: "absolute", inset: 0, pointerEvents: "none" });
export const line = style({ position: "absolute", top: 0, bottom: 0, width: "1px", background: color.rule });

export const track = style({ position: "relative", height: "14px" });
export const trackLarge = style([track, { height: "24px" }]);
const bar = style({
  position: "absolute",
  top: 0,
  height: "100%",
  minWidth: "3px",
  borderRadius: radius.bar,
  transition: `left ${motion.move} ease-out, width ${motion.move} ease-out`,
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none", background: "CanvasText" } },
});
export const tones = styleVariants({
  first: [bar, { background: color.bar }],
  other: [bar, { background: color.bar2 }],
  unknown: [
    bar,
    {
      border: `1.5px dashed ${color.field}`,
      "@media": { "(forced-colors: active)": { background: "none", borderColor: "CanvasText" } },
    },
  ],
});

/** The shop's price: a pointer over the bar and a needle through it. */
export const mark = style({ position: "absolute", top: "-17px", width: "14px", height: "36px", marginLeft: "-7px" });
export const markLarge = style({
  position: "absolute",
  top: "-26px",
  width: "20px",
  height: "56px",
  marginLeft: "-10px",
});
export const needle = style({ stroke: color.ink, strokeWidth: 2 });
export const pointer = style({ fill: color.accent, stroke: color.ink, strokeWidth: 1.6, strokeLinejoin: "round" });

export const scale = style({
  position: "relative",
  containerType: "inline-size",
  height: "18px",
  fontSize: type.fine,
  lineHeight: "18px",
  color: color.ink2,
});
export const scaleMark = style({
  position: "absolute",
  translate: "-50% 0",
  selectors: { "&:first-child": { translate: "0 0" }, "&:last-child": { translate: "-100% 0" } },
});
/** Of five marks every other one is left out where the last two would touch: the longer the amounts, the sooner. */
const thinnedBelow = (width: string) =>
  style([
    scaleMark,
    {
      "@container": { [`(max-width: ${width})`]: { selectors: { "&:nth-child(even)": { visibility: "hidden" } } } },
    },
  ]);
export const scaleMarkThousands = thinnedBelow("22em");
export const scaleMarkTenThousands = thinnedBelow("26em");
