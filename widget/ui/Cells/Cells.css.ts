import { createVar, style } from "@vanilla-extract/css";
import { NARROW, radius, TINY } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

/** A paper form: cells share lines, the label stands inside on top. */
export const cells = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: "1px",
  background: color.field,
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  overflow: "hidden",
});

/** Columns of the six that a cell takes: where it is wide, narrow, and at 320 px. */
export const wideSpan = createVar();
export const narrowSpan = createVar();
export const tinySpan = createVar();

export const cell = style({
  gridColumn: `span ${wideSpan}`,
  position: "relative",
  minWidth: 0,
  padding: "9px 14px 8px",
  background: color.sheet,
  selectors: {
    "&:focus-within": { boxShadow: `inset 0 0 0 3px ${color.accentInk}` },
    "&[data-invalid]:not(:focus-within)": { boxShadow: `inset 0 0 0 2px ${color.high}` },
    "&[data-disabled]": { background: color.sunk },
  },
  "@container": {
    [NARROW]: { gridColumn: `span ${narrowSpan}`, padding: "9px 11px 8px" },
    [TINY]: { gridColumn: `span ${tinySpan}` },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&:focus-within": { outline: "3px solid Highlight" } } } },
});

export const note = style({
  gridColumn: "1 / -1",
  display: "grid",
  justifyItems: "start",
  gap: "8px",
  padding: "10px 14px 12px",
  background: color.sheet,
  "@container": { [NARROW]: { paddingInline: "11px" } },
});

/** It adds no height to its cell. */
export const action = style({
  position: "absolute",
  top: "4px",
  insetInlineEnd: "14px",
  display: "grid",
  minHeight: "28px",
});

export const label = style({
  display: "block",
  fontSize: type.fine,
  fontWeight: 500,
  lineHeight: 1.4,
  color: color.ink2,
});
export const optional = style({ fontWeight: 400 });

export const control = style({
  display: "block",
  width: "100%",
  minHeight: "30px",
  padding: "3px 0 2px",
  border: 0,
  borderRadius: 0,
  outline: 0,
  background: "transparent",
  color: color.ink,
  // Under 16 px a phone zooms in on the field.
  fontSize: `max(16px, ${type.body})`,
  fontWeight: 500,
  lineHeight: 1.4,
  appearance: "none",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: color.ink2, opacity: 1, fontWeight: 400 },
    "&:focus-visible": { outline: 0 },
    "&:disabled": { color: color.ink2, opacity: 1 },
  },
});
