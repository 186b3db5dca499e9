import { style, styleVariants } from "@vanilla-extract/css";
import { HOVER, NARROW, radius } from "../../theme/constants.ts";
import { color, motion, type } from "../../theme/tokens.css.ts";

export const legend = style({
  display: "block",
  marginBottom: "10px",
  fontSize: type.body,
  fontWeight: 600,
  lineHeight: 1.4,
});

const group = style({
  display: "grid",
  gap: "1px",
  overflow: "hidden",
  background: color.field,
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
});
/** Joined cards, in two columns where there is room, or always one below the other. */
export const groups = styleVariants({
  two: [group, { gridTemplateColumns: "1fr 1fr", "@container": { [NARROW]: { gridTemplateColumns: "1fr" } } }],
  one: [group, { gridTemplateColumns: "1fr" }],
});

export const card = style({
  display: "flex",
  gap: "14px",
  padding: "15px 16px 16px",
  background: color.sheet,
  lineHeight: 1.35,
  cursor: "pointer",
  transition: `background-color ${motion.quick} ease-out`,
  selectors: {
    // Chosen: an ink frame and a filled dot, no tint.
    "&:has(:checked)": { boxShadow: `inset 0 0 0 2px ${color.ink}` },
    "&:has(:focus-visible)": { boxShadow: `inset 0 0 0 3px ${color.accentInk}` },
  },
  "@media": {
    [HOVER]: { selectors: { "&:hover:not(:has(:checked))": { background: color.sunk } } },
    "(forced-colors: active)": {
      selectors: { "&:has(:focus-visible)": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});

export const dot = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "22px",
  height: "22px",
  border: `1px solid ${color.field}`,
  borderRadius: "50%",
  background: color.sheet,
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&:checked": { border: `2px solid ${color.ink}` },
    "&:checked::after": { content: "", width: "10px", height: "10px", borderRadius: "50%", background: color.ink },
    "&:focus-visible": { outline: 0 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const title = style({ display: "block", fontWeight: 600 });
export const text = style({
  display: "block",
  marginTop: "1px",
  fontSize: type.small,
  lineHeight: 1.45,
  color: color.ink2,
});
export const tag = style({
  display: "block",
  marginBottom: "3px",
  fontSize: type.capitals,
  fontWeight: 600,
  letterSpacing: ".07em",
  color: color.ink2,
});
export const extra = style({
  display: "block",
  marginTop: "6px",
  fontSize: type.small,
  fontWeight: 600,
  color: color.low,
});
