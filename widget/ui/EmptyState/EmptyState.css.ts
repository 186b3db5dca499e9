import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color } from "../../theme/tokens.css.ts";

/** Dashed, as everything unknown is. */
export const frame = style({
  display: "grid",
  justifyItems: "start",
  gap: "12px",
  padding: "18px 20px",
  border: `1.5px dashed ${color.field}`,
  borderRadius: radius.large,
  fontWeight: 600,
});
