import { style } from "@vanilla-extract/css";
import { color, type } from "../../theme/tokens.css.ts";

export const message = style({
  display: "flex",
  gap: "7px",
  alignItems: "baseline",
  marginTop: "8px",
  color: color.high,
  fontSize: type.small,
  fontWeight: 500,
  lineHeight: 1.4,
});
