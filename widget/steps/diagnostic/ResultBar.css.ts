import { globalStyle, style } from "@vanilla-extract/css";
import { color, room, type } from "../../theme/tokens.css.ts";

/** Takes no room of its own: the bar lies over the last of what is read, at the lower edge of the window. */
export const place = style({ position: "sticky", bottom: 0, zIndex: 1, height: 0 });
globalStyle(`${place}[hidden]`, { display: "none" });
// What the keyboard comes to is scrolled clear of the bar.
globalStyle(":focus-visible, summary", { scrollMarginBottom: "calc(72px + env(safe-area-inset-bottom, 0px))" });
export const bar = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px",
  padding: `8px ${room.pad}`,
  paddingBottom: "max(8px, env(safe-area-inset-bottom))",
  background: color.sheet,
  borderTop: `2px solid ${color.ink}`,
});
// Its words take two lines where there is no room for one.
globalStyle(`${bar} > button`, { minWidth: 0, whiteSpace: "normal" });
export const price = style({ fontSize: type.large, whiteSpace: "nowrap" });
