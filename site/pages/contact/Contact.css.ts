import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "1fr 1.5fr",
  gap: space.huge,
  alignItems: "start",
  paddingBottom: space.huge,
  "@media": { [media.phone]: { display: "block", paddingBottom: 0 } },
});

export const ways = style({ borderTop: `2px solid ${color.ink}` });

export const way = style({
  paddingBlock: "20px",
  selectors: { "& + &": { borderTop: `1px solid ${color.rule}` } },
});
globalStyle(`${way} a`, { display: "inline-block", paddingBlock: "3px", fontWeight: 500, overflowWrap: "anywhere" });

export const wayTitle = style({
  marginBottom: space.xxsmall,
  fontSize: typeSize.large,
  fontWeight: 700,
  lineHeight: 1.3,
});

export const note = style({ color: color.ink2 });
