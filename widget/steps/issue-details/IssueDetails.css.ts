import { style } from "@vanilla-extract/css";
import { WIDE } from "../../theme/constants.ts";

export const fields = style({
  display: "grid",
  gap: "24px",
  "@container": { [WIDE]: { gap: "28px", maxWidth: "760px" } },
});
