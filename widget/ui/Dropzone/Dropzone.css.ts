import { style } from "@vanilla-extract/css";
import { HOVER, NARROW, radius, space } from "../../theme/constants.ts";
import { color, motion, type } from "../../theme/tokens.css.ts";
import { hidden } from "../../theme/typography.css.ts";

export const heading = style({ marginBottom: "10px", fontWeight: 600, lineHeight: 1.4 });
export const note = style({ fontWeight: 400, color: color.ink2 });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  gap: space.small,
  "@container": { [NARROW]: { gridTemplateColumns: "1fr 1fr" } },
});

export const drop = style({
  gridColumn: "span 2",
  display: "flex",
  alignItems: "center",
  gap: space.medium,
  minHeight: "136px",
  padding: "16px 20px",
  border: `1.5px dashed ${color.field}`,
  borderRadius: radius.large,
  lineHeight: 1.4,
  cursor: "pointer",
  transition: `background-color ${motion.quick} ease-out`,
  selectors: {
    "&[data-over]": { background: color.sunk, borderColor: color.ink, borderStyle: "solid" },
    "&[data-full]": { background: color.sunk, color: color.ink2, cursor: "default" },
    "&:has(:focus-visible)": { outline: `3px solid ${color.accentInk}`, outlineOffset: "2px" },
  },
  "@container": { [NARROW]: { gridColumn: "1 / -1", minHeight: "84px" } },
  "@media": { [HOVER]: { selectors: { "&:not([data-full]):hover": { background: color.sunk } } } },
});
export const input = hidden;
/** A way of its own to the camera on phones, some of which offer the gallery alone for pictures. */
export const camera = style({
  display: "none",
  gridColumn: "1 / -1",
  placeItems: "center",
  minHeight: "50px",
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  selectors: { "&:has(:focus-visible)": { outline: `3px solid ${color.accentInk}`, outlineOffset: "2px" } },
  "@media": { "(hover: none) and (pointer: coarse)": { display: "grid" } },
});
export const add = style({ fontWeight: 600, textDecoration: "underline", textUnderlineOffset: ".2em" });
export const hint = style({ display: "block", marginTop: "2px", fontSize: type.fine, color: color.ink2 });

export const list = style({ display: "contents" });
export const photo = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.large,
  overflow: "hidden",
});
export const picture = style({
  display: "block",
  width: "100%",
  height: "96px",
  objectFit: "cover",
  background: color.sunk,
});
export const caption = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "44px",
  paddingLeft: "10px",
  fontSize: type.fine,
});
export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const remove = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  border: 0,
  borderLeft: `1px solid ${color.rule}`,
  background: "none",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
