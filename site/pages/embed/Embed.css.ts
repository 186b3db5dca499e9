import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";
import { DEFAULT_CHOICES } from "./choices.ts";
import { roomOf } from "./room.ts";

/** The two columns that all parts of the page stand in. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 376px) minmax(0, 1fr)",
  gap: `${space.xlarge} ${space.huge}`,
  alignItems: "start",
  paddingTop: space.large,
  borderTop: `2px solid ${color.ink}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 304px) minmax(0, 1fr)", columnGap: space.xlarge },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.large },
  },
});

export const chooser = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.large });

export const title = style({ fontSize: typeSize.heading3 });

export const text = style({ maxWidth: "46em" });

export const note = style({ maxWidth: "46em", fontSize: typeSize.fine, color: color.ink2 });

export const accent = style({ position: "relative", display: "grid", background: color.sheet });

export const swatch = style({
  position: "absolute",
  insetInlineEnd: "10px",
  insetBlockStart: "10px",
  width: "44px",
  height: "36px",
  padding: "2px",
  background: "transparent",
  border: `1px solid ${color.field}`,
  borderRadius: radius.small,
  cursor: "pointer",
});

export const preview = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.small });

export const previewHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.small,
});

export const startOver = style({
  minHeight: "32px",
  padding: 0,
  font: "inherit",
  fontSize: typeSize.small,
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "0.18em",
  background: "none",
  border: 0,
  cursor: "pointer",
});

/** The preview as wide as its place mostly is. What the snippet keeps free is kept free here, too. */
const place = style({
  display: "flow-root",
  width: "100%",
  marginTop: space.xsmall,
  "::before": { content: '""', float: "left", paddingTop: roomOf(DEFAULT_CHOICES, "100%") },
});
export const places = styleVariants({ column: [place], sidebar: [place, { maxWidth: "340px" }], wide: [place] });

/** One that is wide has the whole page under what is chosen. */
export const wide = style({ gridColumn: "1 / -1" });

export const part = style([
  columns,
  {
    marginTop: space.xxlarge,
    scrollMarginTop: space.large,
    selectors: { "&:last-child": { paddingBottom: space.huge } },
  },
]);

export const words = style({ display: "grid", gap: space.small });

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.medium,
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.medium,
  justifyItems: "start",
  width: "100%",
});
globalStyle(`${form} > div`, { width: "100%" });

/** A box and the words beside it. */
export const check = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.small,
  alignItems: "start",
  cursor: "pointer",
});
globalStyle(`${check} > span > span`, { display: "block" });

export const checkbox = style({
  width: "20px",
  height: "20px",
  margin: "3px 0 0",
  accentColor: color.ink,
  cursor: "pointer",
});

export const error = style({ fontSize: typeSize.fine, fontWeight: 500, color: color.high });

export const findings = style({ display: "grid", gap: space.xsmall });

const findingLine = style({ display: "flex", alignItems: "baseline", gap: "10px", maxWidth: "46em" });
export const finding = styleVariants({ fine: color.low, wrong: color.high }, (tone) => [findingLine, { color: tone }]);
