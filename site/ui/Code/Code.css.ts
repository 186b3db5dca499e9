import { globalStyle, style } from "@vanilla-extract/css";
import { font, radius, space } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const box = style({
  display: "grid",
  width: "100%",
  gap: space.medium,
  justifyItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});

/** Long lines scroll inside, so that what is copied reads as it is. */
export const frame = style({
  width: "100%",
  overflowX: "auto",
  background: color.sheet,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.large,
});

export const code = style({
  width: "max-content",
  margin: 0,
  padding: space.medium,
  font: `400 0.8125rem/1.65 ${font.mono}`,
});
// A browser shows monospaced text smaller unless it is told the size.
globalStyle(`${code} > code`, { font: "inherit" });
