import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 264px",
  gap: space.huge,
  alignItems: "start",
  paddingBottom: space.huge,
  "@media": {
    [media.tablet]: { gap: space.xxlarge },
    [media.phone]: { display: "block" },
  },
});

export const list = style({ borderTop: `2px solid ${color.ink}` });

export const item = style({ borderBottom: `1px solid ${color.rule}` });

export const question = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.large,
  minHeight: "60px",
  paddingBlock: space.small,
  fontSize: typeSize.large,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [media.phone]: { fontSize: "1.125rem" } },
});

globalStyle(`${question} > svg`, { color: color.ink2, transition: "transform 120ms ease-out" });
globalStyle(`${item}[open] > ${question} > svg`, { transform: "rotate(180deg)" });

export const answer = style({ maxWidth: "46em", paddingBottom: space.large });
globalStyle(`${answer} > p + p`, { marginTop: space.small });

export const more = style({
  display: "grid",
  justifyItems: "start",
  gap: space.medium,
  paddingTop: space.medium,
  borderTop: `2px solid ${color.ink}`,
  "@media": { [media.phone]: { marginTop: space.xxlarge } },
});

export const moreTitle = style({ fontSize: typeSize.large });
