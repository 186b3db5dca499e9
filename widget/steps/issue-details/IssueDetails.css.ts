import { style } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

export const fields = style({
  display: "grid",
  gap: "24px",
  "@container": { [WIDE]: { gap: "28px", maxWidth: "760px" } },
});
export const strip = style({
  display: "flex",
  alignItems: "center",
  borderBottom: `1px solid ${color.rule}`,
  marginBottom: "-1px",
  "@container": { [NARROW]: { display: "block" } },
});
export const change = style({
  padding: "12px 24px",
  fontSize: type.small,
  "@container": { [NARROW]: { padding: `10px ${room.pad}` } },
});
