import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const sections = style({ maxWidth: "46em", paddingBottom: space.huge });

export const section = style({
  display: "grid",
  justifyItems: "start",
  gap: space.medium,
  paddingBlock: `${space.large} ${space.xlarge}`,
  borderTop: `2px solid ${color.ink}`,
  scrollMarginTop: space.large,
});
globalStyle(`${section} > *`, { maxWidth: "100%" });

export const title = style({ fontSize: typeSize.heading3 });

export const signal = style({ paddingInlineStart: space.medium, borderInlineStart: `4px solid ${color.accentLine}` });

export const choice = style({ display: "flex", flexWrap: "wrap", gap: space.small });

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 340px) auto",
  justifyContent: "start",
  alignItems: "center",
  gap: space.medium,
  width: "100%",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
