import { style } from "@vanilla-extract/css";
import { color, motion } from "../../theme/tokens.css.ts";

/**
 * Lies in the top layer, over whatever the host stacks; lets clicks through where it is empty. In a wide window at the
 * left, since the next action of every step stands at the right; in others on top, since it stands right across.
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
  "@media": {
    "(min-width: 640px)": { inset: "24px 24px auto auto", width: "420px" },
    "(min-width: 1024px)": { inset: "auto auto 24px 24px" },
  },
});

/** On a foreign page within the widget, at its lower edge or that of the window; over the bar that lies there. */
export const within = style({
  position: "sticky",
  bottom: "76px",
  zIndex: 2,
  display: "grid",
  alignContent: "end",
  height: 0,
  maxWidth: "420px",
  margin: "0 12px",
  color: color.ink,
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
