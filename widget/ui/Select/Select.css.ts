import { style } from "@vanilla-extract/css";
import { color } from "../../theme/tokens.css.ts";

export const box = style({ position: "relative" });
export const select = style({
  paddingRight: "20px",
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "default" } },
});
export const chevron = style({
  position: "absolute",
  right: 0,
  top: "50%",
  translate: "0 -50%",
  color: color.field,
  pointerEvents: "none",
});
export const option = style({ color: color.ink, background: color.sheet });
