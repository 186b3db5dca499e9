import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../theme/scale.ts";
import { color } from "../theme/tokens.css.ts";

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

export const main = style({ flex: 1 });

/** Out of sight until the keyboard reaches it. */
export const skip = style({
  position: "absolute",
  insetInlineStart: space.medium,
  insetBlockStart: space.xsmall,
  zIndex: 1,
  padding: `${space.xsmall} ${space.medium}`,
  background: color.sheet,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)" } },
});

/** On paper there is the page alone. */
globalStyle(`${page} > :not(${main})`, { "@media": { print: { display: "none" } } });
