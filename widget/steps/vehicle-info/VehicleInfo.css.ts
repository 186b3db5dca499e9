import { style } from "@vanilla-extract/css";
import { WIDE } from "../../theme/constants.ts";

export const form = style({
  display: "grid",
  gap: "14px",
  marginTop: "16px",
  "@container": { [WIDE]: { gap: "18px", marginTop: "22px", maxWidth: "640px" } },
});

/** In the landing page the progress stands under the title. */
export const progress = style({ marginTop: "16px" });
