import { style } from "@vanilla-extract/css";
import { font, space } from "./theme/scale.ts";

export const repairAssist = style({
  display: "block",
  vars: { "--repair-assist-font": font.text },
});

export const noScript = style({ padding: space.large });
