import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const lights = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(88px, 1fr))",
  gap: "8px",
  marginTop: "8px",
});
/** Lit as what was chosen is elsewhere: a strong frame, and the drawing stroked in `accentInk`. */
export const light = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: "4px",
  width: "100%",
  height: "100%",
  minHeight: "72px",
  padding: "10px 4px",
  background: color.sheet,
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  fontSize: type.fine,
  lineHeight: 1.25,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed='true']": { boxShadow: `inset 0 0 0 2px ${color.ink}`, borderColor: color.ink, fontWeight: 600 },
  },
});
export const drawing = style({
  width: "28px",
  height: "28px",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  selectors: { "[aria-pressed='true'] > &": { color: color.accentInk, strokeWidth: 2.2 } },
});
