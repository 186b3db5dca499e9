import { style, styleVariants } from "@vanilla-extract/css";
import { color, type } from "../../theme/tokens.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 8px",
  fontSize: type.small,
  lineHeight: 1.35,
});
const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "7px",
  fontWeight: 600,
  whiteSpace: "nowrap",
});
export const levels = styleVariants({
  High: [badge, { color: color.high }],
  Medium: [badge, { color: color.medium }],
  Low: [badge, { color: color.low }],
  Unknown: [badge, { color: color.ink2 }],
});
export const timeframe = style({ color: color.ink2 });
