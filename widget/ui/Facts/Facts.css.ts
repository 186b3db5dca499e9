import { globalStyle, style } from "@vanilla-extract/css";
import { NARROW } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

/** Two columns of facts: what it is called, what it says. */
export const facts = style({
  display: "grid",
  // Beside a form there may be little room: what it says needs more of it.
  gridTemplateColumns: "min(150px, 40%) minmax(0, 1fr)",
  marginTop: room.line,
  "@container": { [NARROW]: { display: "block" } },
});
globalStyle(`${facts} > dt`, {
  padding: `${room.line} 16px ${room.line} 0`,
  borderTop: `1px solid ${color.rule}`,
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1.4,
  color: color.ink2,
});
globalStyle(`${facts} > dd`, { padding: `calc(${room.line} - 1px) 0`, borderTop: `1px solid ${color.rule}` });
globalStyle(`${facts} > dt`, { "@container": { [NARROW]: { padding: "11px 0 0" } } });
globalStyle(`${facts} > dd`, { "@container": { [NARROW]: { padding: "1px 0 11px", borderTop: 0 } } });
