import { style, styleVariants } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  padding: "5px 8px",
  border: `1px solid ${color.field}`,
  borderRadius: radius.small,
  fontSize: type.fine,
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: "nowrap",
});
export const tones = styleVariants({
  plain: [tag, { color: color.ink2 }],
  good: [tag, { color: color.low, borderColor: "currentColor" }],
  bad: [tag, { color: color.high, borderColor: "currentColor" }],
});
