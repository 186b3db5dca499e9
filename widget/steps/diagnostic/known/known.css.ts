import { globalStyle, style } from "@vanilla-extract/css";
import { color, room } from "../../../theme/tokens.css.ts";

export const fitting = style({ maxWidth: "760px" });
/** One of several, each under a hairline. */
export const notice = style({ marginTop: room.line, overflowWrap: "anywhere" });
globalStyle(`${notice} + ${notice}`, { borderTop: `1px solid ${color.rule}`, paddingTop: room.line });
/** The share of one model, with a mark at that of all cars. */
export const share = style({
  position: "relative",
  maxWidth: "320px",
  height: "10px",
  marginTop: "8px",
  border: `1px solid ${color.ink2}`,
});
globalStyle(`${share} > i`, { display: "block", height: "100%", background: color.ink2 });
globalStyle(`${share} > b`, { position: "absolute", inset: "-4px auto", width: "3px", background: color.ink });
