import { style } from "@vanilla-extract/css";
import { font } from "./theme/scale.ts";

export const repairAssist = style({
  display: "block",
  vars: { "--repair-assist-font": font.text },
});
