import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color } from "../../theme/tokens.css.ts";

export const rows = style({ marginTop: "16px" });
export const row = style({
  display: "flex",
  alignItems: "center",
  borderTop: `1px solid ${color.rule}`,
  selectors: {
    "&::before": { content: "", width: "70%", height: "14px", borderRadius: radius.bar, background: color.sunk },
    "&:nth-child(even)::before": { width: "45%" },
  },
});
