import { style } from "@vanilla-extract/css";
import { font, media, radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const header = style({
  position: "relative",
  background: color.sheet,
  borderBottom: `1px solid ${color.rule}`,
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "68px",
  columnGap: space.xlarge,
  "@media": { [media.phone]: { minHeight: "60px" } },
});

export const menuButton = style({
  display: "none",
  alignItems: "center",
  gap: "10px",
  height: "44px",
  padding: "0 14px",
  font: `600 ${typeSize.small}/1 ${font.text}`,
  color: "inherit",
  background: "none",
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  cursor: "pointer",
  "@media": { [media.phone]: { display: "inline-flex", marginBlock: space.xsmall } },
});

export const navigation = style({
  "@media": {
    [media.phone]: {
      // Over the page, which stays where it is: what is scrolled to does not move when the menu closes.
      display: "none",
      position: "absolute",
      zIndex: 1,
      insetInline: 0,
      insetBlockStart: "100%",
      background: color.sheet,
      borderBlock: `1px solid ${color.rule}`,
      selectors: { "&[data-open]": { display: "block" } },
    },
  },
});

export const list = style({
  display: "flex",
  gap: "28px",
  "@media": { [media.phone]: { display: "block", padding: `${space.xsmall} 0` } },
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  padding: 0,
  font: `500 ${typeSize.small}/1.2 ${font.text}`,
  color: "inherit",
  background: "none",
  border: 0,
  textDecoration: "none",
  textUnderlineOffset: "0.35em",
  cursor: "pointer",
  selectors: {
    "&[aria-current]": {
      textDecoration: "underline",
      textDecorationThickness: "2px",
      textDecorationColor: color.accentLine,
    },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } },
    [media.phone]: { width: "100%", minHeight: "48px", padding: "0 20px", fontSize: typeSize.body },
  },
});
