import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

export const details = style({
  borderTop: `1px solid ${color.rule}`,
  selectors: {
    "&[open]": {
      margin: `0 calc(${room.pad} / -2)`,
      padding: `0 calc(${room.pad} / 2) calc(2 * ${room.line})`,
      background: color.sunk,
      borderRadius: `0 0 ${radius.large} ${radius.large}`,
    },
  },
});
export const table = style({ width: "100%", borderCollapse: "collapse", lineHeight: 1.35 });
export const caption = style({ paddingBottom: "6px", textAlign: "left", fontSize: type.fine, color: color.ink2 });
export const head = style({
  width: "72px",
  padding: "0 0 2px",
  textAlign: "right",
  fontSize: type.fine,
  fontWeight: 600,
  color: color.ink2,
});
export const line = style({ borderTop: `1px solid ${color.rule}` });
export const total = style({ borderTop: `2px solid ${color.ink}`, fontWeight: 700 });
export const name = style({ padding: `${room.line} 8px ${room.line} 0`, textAlign: "left", fontWeight: 600 });
export const note = style({ display: "block", fontSize: type.small, fontWeight: 400, color: color.ink2 });
export const amount = style({
  padding: `${room.line} 0`,
  textAlign: "right",
  verticalAlign: "top",
  fontWeight: "inherit",
  whiteSpace: "nowrap",
});
export const after = style({ marginTop: room.line, fontSize: type.small, lineHeight: 1.5 });
