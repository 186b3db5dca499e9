import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const updated = style({ marginTop: space.small, fontSize: typeSize.small, color: color.ink2 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 264px",
  columnGap: space.huge,
  alignItems: "start",
  paddingTop: space.large,
  paddingBottom: space.huge,
  borderTop: `2px solid ${color.ink}`,
  "@media": {
    [media.tablet]: { columnGap: space.xxlarge },
    [media.phone]: { display: "block" },
  },
});

export const contents = style({
  position: "sticky",
  top: space.large,
  gridColumn: 2,
  gridRow: 1,
  "@media": { [media.phone]: { position: "static", marginBottom: space.xlarge } },
});

export const contentsList = style({ marginTop: space.xsmall, fontSize: typeSize.small });
globalStyle(`${contentsList} a`, { display: "inline-block", paddingBlock: "5px", lineHeight: 1.3 });

export const sections = style({ gridColumn: 1, gridRow: 1, maxWidth: "46em" });

export const section = style({
  scrollMarginTop: space.large,
  selectors: {
    "& + &": { marginTop: space.xlarge, paddingTop: space.xlarge, borderTop: `1px solid ${color.rule}` },
  },
});
globalStyle(`${section} > * + *`, { marginTop: space.small });

export const title = style({ fontSize: typeSize.heading3 });

export const list = style({ display: "grid", gap: space.xxsmall });
globalStyle(`${list} > li`, { position: "relative", paddingInlineStart: space.large });
globalStyle(`${list} > li::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "0.75em",
  width: space.small,
  borderTop: `1px solid ${color.ink2}`,
});
