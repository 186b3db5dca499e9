import { style } from "@vanilla-extract/css";
import { color, room, type } from "../../theme/tokens.css.ts";

export const panel = style({ display: "grid", gap: "14px", padding: room.pad });
export const title = style({
  display: "block",
  marginBottom: "6px",
  fontSize: type.capitals,
  fontWeight: 600,
  letterSpacing: ".07em",
  textTransform: "uppercase",
  color: color.accentInk,
});
export const why = style({
  display: "block",
  marginTop: "4px",
  fontSize: type.small,
  fontWeight: 400,
  lineHeight: 1.5,
  color: color.ink2,
});
export const send = style({ display: "flex", alignItems: "center", gap: "14px", marginTop: "12px" });
/** Over the next question, however long that is; as tall for one change as for three, so that answers do not make it jump. */
export const effect = style({ minHeight: "6em", fontSize: type.small, lineHeight: 1.5 });
export const order = style({ fontWeight: 600 });
export const words = style({ marginTop: "14px" });
export const given = style({ overflowWrap: "anywhere" });
export const understood = style({ display: "block", color: color.ink2 });
