import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color } from "../../theme/tokens.css.ts";

export const panel = style({
  marginTop: "6px",
  padding: "14px 16px 16px",
  background: color.sunk,
  borderRadius: radius.large,
  overflowWrap: "anywhere",
});
export const form = style({ display: "grid", gap: "10px", marginTop: "12px" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: "8px" });

export const line = style({ display: "block" });
