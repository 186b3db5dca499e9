import { style } from "@vanilla-extract/css";
import { media, space } from "../../theme/scale.ts";

/**
 * The window's whole height is kept for the wizard before it is drawn, so that the footer does not jump. On a phone its
 * sheet runs to the window's edges: the column's own margin is its bleed.
 */
export const steps = style({
  minHeight: "100vh",
  paddingBottom: space.huge,
  "@media": { [media.phone]: { paddingBottom: 0, vars: { "--repair-assist-bleed": "20px" } } },
});
