import { style } from "@vanilla-extract/css";
import { font, media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const band = style({
  paddingBlock: space.huge,
  background: color.sheet,
  borderBlock: `1px solid ${color.rule}`,
  "@media": { [media.phone]: { paddingBlock: "44px" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.2fr)",
  gap: space.huge,
  "@media": {
    [media.tablet]: { gap: space.xxlarge },
    [media.phone]: { display: "block" },
  },
});

export const title = style({
  fontSize: typeSize.heading1,
  letterSpacing: "-0.015em",
  "@media": { [media.phone]: { fontSize: "2rem" } },
});

export const claim = style({
  marginTop: "36px",
  fontSize: typeSize.large,
  color: color.ink2,
  "@media": { [media.phone]: { marginBlock: `${space.large} 28px` } },
});

export const amount = style({
  display: "block",
  marginBottom: "14px",
  font: `600 10rem/.82 ${font.condensed}`,
  letterSpacing: "-0.02em",
  color: color.ink,
  "@media": { [media.phone]: { fontSize: "7.5rem", marginBottom: "10px" } },
});

export const points = style({ borderTop: `2px solid ${color.ink}`, alignSelf: "start" });

export const point = style({
  display: "grid",
  gridTemplateColumns: "168px 1fr",
  gap: space.large,
  paddingBlock: "20px",
  selectors: { "& + &": { borderTop: `1px solid ${color.rule}` } },
  "@media": {
    [media.tablet]: { display: "block" },
    [media.phone]: { paddingBlock: space.medium },
  },
});
