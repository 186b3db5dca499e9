import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 472px)",
  gridTemplateRows: "auto 1fr",
  columnGap: space.huge,
  alignItems: "start",
  paddingBlock: `56px ${space.huge}`,
  "@media": {
    [media.tablet]: { columnGap: space.xlarge, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)" },
    [media.phone]: { display: "block", paddingBlock: "28px 0" },
  },
});

export const lead = style({ gridColumn: 1, gridRow: 1 });

/** Room for the form is kept before it is drawn, so that nothing jumps. */
export const form = style({
  gridColumn: 2,
  gridRow: "1 / 3",
  minHeight: "596px",
  "@media": {
    [media.phone]: { margin: "28px -8px 0" },
    [media.smallPhone]: { minHeight: "731px" },
  },
});

export const example = style({ gridColumn: 1, gridRow: 2 });

export const headline = style({
  marginTop: "-4px",
  fontSize: typeSize.display,
  lineHeight: 1.02,
  letterSpacing: "-0.022em",
  "@media": {
    [media.tablet]: { fontSize: "2.875rem" },
    [media.phone]: { marginTop: 0, fontSize: "2.625rem", lineHeight: 1.04 },
    [media.smallPhone]: { fontSize: "2.25rem" },
  },
});

export const promise = style({
  maxWidth: "34em",
  marginTop: "18px",
  fontSize: typeSize.large,
  lineHeight: 1.45,
  color: color.ink2,
  "@media": { [media.phone]: { marginTop: "14px", fontSize: "1.125rem" } },
});

export const benefits = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: space.xlarge,
  marginTop: space.large,
  borderTop: `1px solid ${color.rule}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "1fr" },
    [media.phone]: { marginTop: "18px" },
  },
});

export const benefit = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  minHeight: "46px",
  borderBottom: `1px solid ${color.rule}`,
  fontWeight: 600,
  lineHeight: 1.3,
});
globalStyle(`${benefit} > svg`, { color: color.accentInk });
