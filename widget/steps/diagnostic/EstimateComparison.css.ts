import { style } from "@vanilla-extract/css";
import { color, room, type } from "../../theme/tokens.css.ts";

export const summary = style({ maxWidth: "720px", margin: "6px 0 0", overflowWrap: "anywhere" });
export const table = style({
  width: "100%",
  maxWidth: "720px",
  marginTop: "10px",
  borderCollapse: "collapse",
  lineHeight: 1.4,
});
export const row = style({ borderTop: `1px solid ${color.rule}` });
export const head = style({ padding: "0 0 4px", textAlign: "left" });
export const headAmount = style([head, { textAlign: "right" }]);
export const cell = style({
  padding: `${room.line} 12px ${room.line} 0`,
  textAlign: "left",
  verticalAlign: "top",
  fontWeight: "inherit",
});
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 10px",
  alignItems: "center",
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const note = style({
  display: "block",
  fontSize: type.small,
  fontWeight: 400,
  color: color.ink2,
  "::first-letter": { textTransform: "uppercase" },
});
export const amount = style({
  padding: `${room.line} 0`,
  textAlign: "right",
  verticalAlign: "top",
  fontSize: type.large,
  fontWeight: 700,
  whiteSpace: "nowrap",
});
