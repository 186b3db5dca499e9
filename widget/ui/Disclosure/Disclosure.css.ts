import { style } from "@vanilla-extract/css";
import { motion, room } from "../../theme/tokens.css.ts";

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: `calc(28px + 2 * ${room.line})`,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
/** A summary that reads as a link. */
export const words = style({
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
});
export const chevron = style({
  transition: `rotate ${motion.quick} ease-out`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
