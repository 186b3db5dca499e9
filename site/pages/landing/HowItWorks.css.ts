import { style } from "@vanilla-extract/css";
import { font, media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const section = style({
  scrollMarginTop: "100px",
  paddingBlock: `${space.huge} 80px`,
  "@media": { [media.phone]: { paddingBlock: "44px" } },
});

export const title = style({
  fontSize: typeSize.heading1,
  letterSpacing: "-0.015em",
  "@media": { [media.phone]: { fontSize: "2rem" } },
});

const twoColumns = "(min-width: 761px) and (max-width: 1000px)";

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  marginTop: "28px",
  borderTop: `2px solid ${color.ink}`,
  "@media": {
    [twoColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space.medium },
    [media.phone]: { display: "block", marginTop: "20px" },
  },
});

export const step = style({
  padding: `20px ${space.large} ${space.xxsmall}`,
  borderInlineStart: `1px solid ${color.rule}`,
  selectors: { "&:first-child": { paddingInlineStart: 0, borderInlineStart: 0 } },
  "@media": {
    [twoColumns]: {
      selectors: { "&:nth-child(odd)": { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "44px 1fr",
      padding: `${space.medium} 0`,
      borderInlineStart: 0,
      selectors: { "& + &": { borderTop: `1px solid ${color.rule}` } },
    },
  },
});

export const number = style({
  font: `600 ${typeSize.heading1}/1 ${font.condensed}`,
  "@media": { [media.phone]: { gridRow: "1 / 3" } },
});

export const name = style({
  margin: "12px 0 6px",
  "@media": { [media.phone]: { margin: "0 0 2px" } },
});

export const text = style({ color: color.ink2 });
