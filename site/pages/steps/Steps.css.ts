import { style } from "@vanilla-extract/css";
import { media, space } from "../../theme/scale.ts";

export const steps = style({
  paddingBlock: `28px ${space.huge}`,
  "@media": { [media.phone]: { paddingBlock: `${space.medium} 0` } },
});
