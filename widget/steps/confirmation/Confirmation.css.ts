import { style } from "@vanilla-extract/css";
import { radius, WIDE } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

export const notice = style({ marginTop: "14px", maxWidth: "46em" });
/** The list, and beside it where there is room the map and what to bring along. */
export const columns = style({
  "@container": {
    [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 400px", columnGap: "32px", alignItems: "start" },
  },
});
export const beside = style({ marginTop: "14px", "@container": { [WIDE]: { gridColumn: 2, gridRow: 1 } } });
export const filters = style({ display: "grid", gap: "6px", marginTop: "12px" });
export const note = style({ marginTop: "8px" });
export const samples = style({ marginBottom: "14px" });
export const start = style({ marginTop: "18px" });
export const shops = style({ marginTop: "14px", "@container": { [WIDE]: { gridColumn: 1, gridRow: 1 } } });
export const bring = style({
  display: "grid",
  justifyItems: "start",
  gap: room.line,
  marginTop: "16px",
  padding: "16px",
  background: color.sunk,
  borderRadius: radius.large,
});
export const bringLine = style({
  fontSize: type.small,
  overflowWrap: "anywhere",
  selectors: { "& + &": { marginTop: "6px" } },
});
export const feedback = style({
  display: "grid",
  gap: "16px",
  "@container": { [WIDE]: { gridTemplateColumns: "1fr 1.4fr", gap: "48px" } },
});
export const feedbackForm = style({ display: "grid", gap: "12px" });
