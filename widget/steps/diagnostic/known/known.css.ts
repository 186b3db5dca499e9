import { globalStyle, style } from "@vanilla-extract/css";
import { color, room } from "../../../theme/tokens.css.ts";

/** One thing of several that are known of a model, each under a hairline. */
export const known = style({ marginTop: room.line, overflowWrap: "anywhere" });
globalStyle(`${known} + ${known}`, { borderTop: `1px solid ${color.rule}`, paddingTop: room.line });
/** The share of one model, with a mark at that of all cars. */
export const shareBar = style({
  position: "relative",
  maxWidth: "320px",
  height: "10px",
  marginTop: "8px",
  border: `1px solid ${color.ink2}`,
  forcedColorAdjust: "none",
});
globalStyle(`${shareBar} > i`, { display: "block", height: "100%", background: color.ink2 });
globalStyle(`${shareBar} > b`, {
  position: "absolute",
  top: "-4px",
  bottom: "-4px",
  width: "3px",
  marginLeft: "-1px",
  background: color.accent,
});
