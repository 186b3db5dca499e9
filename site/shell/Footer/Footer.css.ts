import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const footer = style({
  borderTop: `1px solid ${color.rule}`,
  background: color.sheet,
  fontSize: typeSize.small,
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "1.6fr 1fr 1fr 1fr",
  gap: space.xlarge,
  paddingBlock: "40px 28px",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) repeat(3, auto)" },
    [media.phone]: { gridTemplateColumns: "1fr 1fr", gap: space.large },
    [media.smallPhone]: { gridTemplateColumns: "1fr" },
  },
});

export const about = style({
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});

export const tagline = style({ marginTop: space.xsmall, maxWidth: "34ch", color: color.ink2 });

export const links = style({ marginTop: space.xxsmall });
globalStyle(`${links} a`, { display: "inline-block", paddingBlock: "5px", overflowWrap: "break-word" });

export const base = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `${space.xsmall} ${space.large}`,
  paddingTop: "18px",
  borderTop: `1px solid ${color.rule}`,
  fontSize: typeSize.fine,
  color: color.ink2,
});

export const legal = style({ display: "flex", flexWrap: "wrap", columnGap: space.medium });
globalStyle(`${legal} a`, { display: "inline-block", paddingBlock: "3px" });
