import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { REDUCED_MOTION } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

const cover = style({
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: room.pad,
  border: 0,
  background: color.sheet,
  color: color.ink,
  selectors: { "&::backdrop": { background: color.page } },
});
/** On our own pages the whole window; embedded the widget alone. */
export const reach = styleVariants({
  window: [cover, { position: "fixed", selectors: { "&[open]": { display: "grid", placeContent: "center" } } }],
  widget: [cover, { position: "absolute", zIndex: 3, borderRadius: "6px" }],
});

/** Stays in view while a tall widget scrolls under it. */
export const message = style({
  position: "sticky",
  top: "96px",
  maxWidth: "46ch",
  margin: "72px auto",
  padding: "1px 0",
});
export const text = style({ margin: "8px 0 24px", fontSize: type.body, textWrap: "pretty" });
/** Two lines from the beginning, so that a sentence that comes and goes does not move the button under a finger. */
export const status = style({
  margin: "8px 0 16px",
  fontSize: type.fine,
  lineHeight: 1.5,
  color: color.ink2,
  minHeight: "3em",
  textWrap: "pretty",
});

export const bar = style({
  height: "14px",
  border: `1px solid ${color.field}`,
  borderRadius: "2px",
  overflow: "hidden",
});
export const fill = style({ height: "100%", background: color.bar });
const slide = keyframes({ from: { translate: "-100% 0" }, to: { translate: "300% 0" } });
export const indeterminate = style({
  width: "33.4%",
  animation: `${slide} 1.6s linear infinite`,
  "@media": { [REDUCED_MOTION]: { animation: "none", width: "100%", opacity: 0.5 } },
});
