import { style } from "@vanilla-extract/css";
import { typeSize } from "../../theme/scale.ts";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minHeight: "44px",
  fontWeight: 700,
  fontSize: typeSize.large,
  letterSpacing: "-0.005em",
  textDecoration: "none",
});
