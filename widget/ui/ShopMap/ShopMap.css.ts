import { style } from "@vanilla-extract/css";
import { color } from "../../theme/tokens.css.ts";

export const map = style({
  display: "block",
  width: "100%",
  maxWidth: "480px",
  marginTop: "14px",
  background: color.sunk,
  font: "600 11px sans-serif",
  textAnchor: "middle",
});
export const pin = style({ fill: color.ink, cursor: "pointer" });
export const number = style({ fill: color.sheet });
