import { globalStyle, style } from "@vanilla-extract/css";
import { color, type } from "./tokens.css.ts";

/** Tracked capitals: labels only. */
export const capitals = style({
  fontSize: type.capitals,
  fontWeight: 600,
  letterSpacing: ".07em",
  textTransform: "uppercase",
  lineHeight: 1.4,
  color: color.ink2,
});
export const muted = style({ color: color.ink2 });
export const small = style({ fontSize: type.small, lineHeight: 1.5 });
export const fine = style({ fontSize: type.fine, lineHeight: 1.45 });
export const large = style({ fontSize: type.large, lineHeight: 1.45 });
export const number = style({ whiteSpace: "nowrap" });
export const title = style({ fontSize: type.heading1, letterSpacing: "-.01em", lineHeight: 1.15 });
globalStyle(`${title} + p`, { marginTop: "6px" });
export const heading2 = style({ fontSize: type.heading3, letterSpacing: "-.005em" });
globalStyle(`${heading2} + p`, { marginTop: "6px" });
export const heading3 = style({ fontSize: type.large, lineHeight: 1.25 });

/** For screen readers alone. */
export const hidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
