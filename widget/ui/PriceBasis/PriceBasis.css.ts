import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, motion, type } from "../../theme/tokens.css.ts";

export const details = style({
  borderTop: `1px solid ${color.rule}`,
  selectors: {
    "&[open]": {
      margin: "0 -16px",
      padding: "0 16px 16px",
      background: color.sunk,
      borderRadius: `0 0 ${radius.large} ${radius.large}`,
    },
  },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: "46px",
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style({
  display: "inline-block",
  transition: `rotate ${motion.quick} ease-out`,
  selectors: { [`${details}[open] &`]: { rotate: "180deg" } },
});
export const table = style({ width: "100%", borderCollapse: "collapse", lineHeight: 1.35 });
export const caption = style({ paddingBottom: "6px", textAlign: "left", fontSize: type.fine, color: color.ink2 });
export const head = style({
  width: "72px",
  padding: "0 0 2px",
  textAlign: "right",
  fontSize: type.fine,
  fontWeight: 600,
  color: color.ink2,
});
export const line = style({ borderTop: `1px solid ${color.rule}` });
export const total = style({ borderTop: `2px solid ${color.ink}`, fontWeight: 700 });
export const name = style({ padding: "8px 8px 8px 0", textAlign: "left", fontWeight: 600 });
export const note = style({ display: "block", fontSize: type.small, fontWeight: 400, color: color.ink2 });
export const amount = style({
  padding: "8px 0",
  textAlign: "right",
  verticalAlign: "top",
  fontWeight: "inherit",
  whiteSpace: "nowrap",
});
export const after = style({ marginTop: "8px", fontSize: type.small, lineHeight: 1.5 });
