import { style } from "@vanilla-extract/css";
import { color, motion } from "../../theme/tokens.css.ts";

/**
 * Lies in the top layer, over whatever the host stacks; lets clicks through where it is empty. At the left: the next
 * action of every step stands at the right.
 */
export const region = style({
  position: "fixed",
  inset: "12px 12px auto",
  width: "auto",
  height: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  background: "none",
  color: color.ink,
  pointerEvents: "none",
  "@media": { "(min-width: 640px)": { inset: "auto auto 24px 24px", width: "420px", maxWidth: "calc(100vw - 48px)" } },
});

export const toast = style({
  position: "relative",
  pointerEvents: "auto",
  touchAction: "pan-y",
  transition: `translate ${motion.quick} ease-out`,
});
export const close = style({
  position: "absolute",
  top: "4px",
  right: "4px",
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  border: 0,
  background: "none",
  cursor: "pointer",
});
