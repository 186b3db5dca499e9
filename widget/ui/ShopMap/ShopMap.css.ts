import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const map = style({
  position: "relative",
  maxWidth: "480px",
  border: `1px solid ${color.rule}`,
  borderRadius: radius.large,
});
export const chart = style({ width: "100%", height: "auto", overflow: "hidden" });
export const ring = style({ fill: "none", stroke: color.rule });
const label = {
  stroke: color.sheet,
  strokeWidth: 4,
  paintOrder: "stroke",
} as const;
export const miles = style({ ...label, fill: color.ink2, fontSize: "13px", fontWeight: 500 });
export const here = style({ fill: color.accent, stroke: color.ink, strokeWidth: 2 });
export const name = style({ ...label, fill: color.ink, fontSize: "14px", fontWeight: 700, textAnchor: "middle" });

/** As large as a finger, whatever the size of the drawing; its point stands on the place. */
export const pin = style({
  position: "absolute",
  display: "flex",
  alignItems: "end",
  justifyContent: "center",
  width: "44px",
  height: "44px",
  translate: "-50% -100%",
  textDecoration: "none",
});
export const number = style({
  width: "28px",
  height: "36px",
  paddingTop: "1px",
  // A square with a point below.
  background: color.ink,
  clipPath: "polygon(0 0, 100% 0, 100% 72%, 70% 72%, 50% 100%, 30% 72%, 0 72%)",
  color: color.sheet,
  fontSize: type.small,
  fontWeight: 700,
  lineHeight: "25px",
  textAlign: "center",
  "@media": { "(forced-colors: active)": { background: "LinkText", color: "Canvas", forcedColorAdjust: "none" } },
});
