import { globalStyle, style } from "@vanilla-extract/css";
import { color, motion, room } from "../../theme/tokens.css.ts";

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: `calc(28px + 2 * ${room.line})`,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const tallSummary = style([summary, { alignItems: "flex-start" }]);
/** A summary that reads as a link. */
export const words = style({
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
});
export const chevron = style({
  transition: `rotate ${motion.quick} ease-out`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" }, [`${tallSummary} > &`]: { marginTop: "18px" } },
  "@media": { print: { display: "none" } },
});
/** Folded sections lie close, and read as a list of what else there is. */
export const section = style({
  padding: `4px ${room.pad}`,
  selectors: { "* + &": { borderTop: `1px solid ${color.rule}` } },
});
globalStyle(`${section} summary > :first-child`, { flex: 1 });
export const content = style({ maxWidth: "760px", paddingBottom: "16px" });
