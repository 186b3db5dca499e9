import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const label = style({ display: "block", marginBottom: "10px", fontWeight: 600, lineHeight: 1.4 });
export const hint = style({ margin: "-6px 0 10px", fontSize: type.small, lineHeight: 1.45, color: color.ink2 });

export const box = style({
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  padding: "12px 14px 8px",
  background: color.sheet,
  selectors: {
    "&:focus-within": { boxShadow: `inset 0 0 0 2px ${color.accentInk}`, borderColor: color.accentInk },
    "&[data-invalid]:not(:focus-within)": { boxShadow: `inset 0 0 0 1px ${color.high}`, borderColor: color.high },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&:focus-within": { outline: "3px solid Highlight" } } } },
});

export const area = style({
  display: "block",
  width: "100%",
  border: 0,
  outline: 0,
  padding: 0,
  background: "none",
  fontSize: `max(16px, ${type.large})`,
  lineHeight: 1.5,
  resize: "vertical",
  selectors: { "&::placeholder": { color: color.ink2, opacity: 1 }, "&:focus-visible": { outline: 0 } },
});

export const count = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "12px",
  marginTop: "6px",
  paddingTop: "6px",
  borderTop: `1px solid ${color.rule}`,
  fontSize: type.fine,
  color: color.ink2,
});
