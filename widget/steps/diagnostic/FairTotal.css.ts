import { globalStyle, style } from "@vanilla-extract/css";
import { color, type } from "../../theme/tokens.css.ts";

export const total = style({ selectors: { "* + &": { marginTop: "20px" } } });
/** A number over or under its place on the axis, kept inside at both ends. */
export const label = style({
  position: "relative",
  width: "max-content",
  maxWidth: "100%",
  lineHeight: 1.3,
  fontSize: type.small,
  color: color.ink2,
});
export const figure = style({ fontSize: type.heading3, color: color.ink, whiteSpace: "nowrap" });
export const axis = style({});
globalStyle(`${axis} > *`, { padding: "12px 0" });
/** With room for the mark over the bar. */
export const axisMarked = style({});
globalStyle(`${axisMarked} > *`, { padding: "30px 0 12px" });
