import { globalStyle, style } from "@vanilla-extract/css";
import { font, media, radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const cells = style({
  display: "grid",
  gap: "1px",
  background: color.field,
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  overflow: "hidden",
});

export const cell = style({
  minWidth: 0,
  padding: "9px 14px 8px",
  background: color.sheet,
  selectors: {
    "&[data-invalid]": { boxShadow: `inset 0 0 0 2px ${color.high}` },
    "&:focus-within": { boxShadow: `inset 0 0 0 3px ${color.accentInk}` },
  },
  // Without backgrounds and shadows the lines between cells and the focus must be outlines.
  "@media": {
    [media.forcedColors]: {
      outline: "1px solid CanvasText",
      selectors: { "&:focus-within": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});

export const label = style({
  display: "block",
  fontSize: typeSize.fine,
  fontWeight: 500,
  lineHeight: 1.4,
  color: color.ink2,
});

export const input = style({
  display: "block",
  width: "100%",
  minHeight: "30px",
  margin: 0,
  padding: "3px 0 2px",
  font: `500 ${typeSize.body}/1.4 ${font.text}`,
  fontVariantNumeric: "inherit",
  color: "inherit",
  background: "transparent",
  border: 0,
  outline: 0,
  resize: "vertical",
  "::placeholder": { fontWeight: 400, color: color.ink2, opacity: 1 },
});

export const hint = style({ fontSize: typeSize.fine, lineHeight: 1.4, color: color.ink2 });

export const error = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xsmall,
  fontSize: typeSize.fine,
  fontWeight: 500,
  lineHeight: 1.4,
  color: color.high,
});

/** The browser's own select under an arrow of ours. */
export const select = style({ position: "relative", display: "block" });
globalStyle(`${select} > select`, { appearance: "none", paddingInlineEnd: space.large });
globalStyle(`${select} > svg`, {
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: "12px",
  color: color.ink2,
  pointerEvents: "none",
});
