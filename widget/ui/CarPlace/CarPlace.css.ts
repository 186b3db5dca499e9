import { style } from "@vanilla-extract/css";
import { NARROW } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

/** Side and top view beside each other, the words under both. */
export const figure = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "4px 20px",
  alignItems: "end",
  width: "360px",
  maxWidth: "100%",
  "@container": { [NARROW]: { marginTop: "14px" } },
  "@media": { print: { width: "260px" } },
});
/** Always a layer of its own, as some host pages make it one, so that its curves look the same on all of them. */
export const view = style({ width: "100%", height: "auto", willChange: "transform" });
export const line = style({ fill: "none", stroke: color.ink, strokeWidth: 1.6, strokeLinejoin: "round" });
/** "Here": the accent, with a line of its own so that it is seen without color. */
export const lit = style({
  fill: color.accent,
  stroke: color.accentLine,
  strokeWidth: 1.6,
  "@media": { "(forced-colors: active)": { fill: "Highlight", forcedColorAdjust: "none" } },
});
export const caption = style({ gridColumn: "1 / -1", fontSize: type.small, color: color.ink2 });

/** The drawing that one taps: as large as a thumb needs. */
export const map = style({
  display: "block",
  width: "100%",
  maxWidth: "440px",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
/** The place that the fields below are about. */
export const picked = style({ strokeWidth: 3, stroke: color.ink, strokeDasharray: "4 2", fillOpacity: 0.6 });
