import { style } from "@vanilla-extract/css";
import { media, space } from "../../theme/scale.ts";

/** On a phone the wizard's sheet runs to the window's edges: the column's own margin is its bleed. */
export const steps = style({
  paddingBottom: space.huge,
  "@media": { [media.phone]: { paddingBottom: 0, vars: { "--repair-assist-bleed": "20px" } } },
});
