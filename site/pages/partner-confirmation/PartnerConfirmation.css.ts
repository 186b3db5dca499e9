import { style } from "@vanilla-extract/css";
import { space } from "../../theme/scale.ts";

export const action = style({ marginTop: space.large, minHeight: "50px" });
