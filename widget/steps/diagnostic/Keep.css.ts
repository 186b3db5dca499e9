import { style } from "@vanilla-extract/css";
import { color } from "../../theme/tokens.css.ts";

export const keep = style({ borderTop: `1px solid ${color.rule}` });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: "8px" });
export const said = style({ marginTop: "12px", fontWeight: 600 });
export const link = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: "8px 12px",
  alignItems: "center",
  maxWidth: "760px",
  marginTop: "16px",
});
export const linkText = style({ gridColumn: "1 / -1" });
