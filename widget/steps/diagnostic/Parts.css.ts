import { globalStyle, style } from "@vanilla-extract/css";
import { color, room, type } from "../../theme/tokens.css.ts";

/** Three figures a part, under its name, which may be long: so the table fits a phone. */
export const table = style({ width: "100%", maxWidth: "760px", borderCollapse: "collapse", lineHeight: 1.35 });
export const head = style({
  width: "33.3%",
  padding: "0 0 6px",
  fontSize: type.fine,
  fontWeight: 600,
  color: color.ink2,
});
globalStyle(`${table} :is(${head}, td)`, { textAlign: "left", verticalAlign: "top" });
globalStyle(`${table} :is(${head}, td):nth-child(2)`, { textAlign: "center" });
globalStyle(`${table} :is(${head}, td):nth-child(3), ${table} td:last-child:not([colspan])`, { textAlign: "right" });
export const part = style({ borderTop: `1px solid ${color.rule}` });
globalStyle(`thead + ${part}`, { borderTopWidth: "2px" });
export const name = style({ padding: `calc(${room.line} + 3px) 0 4px`, textAlign: "left", fontWeight: "inherit" });
export const time = style({ fontSize: type.small, color: color.ink2 });
export const prices = style({});
globalStyle(`${prices} > :last-child`, { fontWeight: 700 });
export const axis = style({ paddingBottom: room.line });
globalStyle(`${axis} > :first-child`, { padding: "7px 0 9px" });
export const total = style({ borderTop: `2px solid ${color.ink}`, fontWeight: 700, fontSize: type.large });
globalStyle(`${total} > :first-child > *`, { padding: `${room.line} 0 0`, textAlign: "left" });
globalStyle(`${total} ${axis}`, { fontWeight: 400 });
export const after = style({ marginTop: room.line, fontSize: type.small });
