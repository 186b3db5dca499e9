import { style } from "@vanilla-extract/css";
import { space } from "../../theme/scale.ts";

export const body = style({ maxWidth: "760px", paddingBottom: space.huge });

export const mark = style({ marginBottom: space.xsmall });
