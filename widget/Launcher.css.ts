import { style } from "@vanilla-extract/css";
import { radius } from "./theme/constants.ts";
import { color } from "./theme/tokens.css.ts";

export const beside = style({ display: "inline-block" });
/** In the corner of the window, clear of what a phone keeps for itself. */
export const floating = style({
  position: "fixed",
  zIndex: 9999,
  right: "max(16px, env(safe-area-inset-right))",
  bottom: "max(16px, env(safe-area-inset-bottom))",
  maxWidth: "calc(100vw - 32px)",
  boxShadow: "0 2px 10px rgb(0 0 0 / .3)",
  borderRadius: radius.large,
});

/** As wide as the wide layout likes; on a phone the whole window. */
export const dialog = style({
  width: "min(960px, 100vw - 32px)",
  maxWidth: "none",
  maxHeight: "calc(100dvh - 32px)",
  margin: "auto",
  padding: 0,
  border: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  background: color.sheet,
  color: color.ink,
  borderRadius: radius.large,
  selectors: { "&::backdrop": { background: "rgb(0 0 0 / .5)" } },
  "@media": {
    "(max-width: 600px)": { width: "100vw", height: "100dvh", maxHeight: "none", borderRadius: 0 },
  },
});
/** Stays at the top while the wizard scrolls under it. */
export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 4,
  display: "flex",
  justifyContent: "end",
  padding: "8px 12px",
  background: color.sheet,
});
