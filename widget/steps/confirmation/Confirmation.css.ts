import { style } from "@vanilla-extract/css";
import { WIDE } from "../../theme/constants.ts";

export const notice = style({ marginTop: "14px", maxWidth: "46em" });
export const shops = style({ marginTop: "14px", maxWidth: "760px" });
export const feedback = style({
  display: "grid",
  gap: "16px",
  "@container": { [WIDE]: { gridTemplateColumns: "1fr 1.4fr", gap: "48px" } },
});
export const feedbackForm = style({ display: "grid", gap: "12px" });
