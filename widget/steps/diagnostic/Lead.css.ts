import { style, styleVariants } from "@vanilla-extract/css";
import { color, type } from "../../theme/tokens.css.ts";

/** What one came for, so large that it is read first. */
export const lead = style({ marginTop: "8px", maxWidth: "38em", fontSize: type.large, lineHeight: 1.35 });
export const price = style({ fontSize: type.heading3, whiteSpace: "nowrap" });
export const beside = style({ marginTop: "6px", color: color.ink2 });

const verdict = style({
  display: "flex",
  gap: "9px",
  alignItems: "center",
  marginTop: "8px",
  fontSize: type.large,
  fontWeight: 700,
});
export const verdicts = styleVariants({
  fair: [verdict, { color: color.low }],
  concerns: [verdict, { color: color.high }],
});
export const recommendations = style({ marginTop: "2px", maxWidth: "46em" });
