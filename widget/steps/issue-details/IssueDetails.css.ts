import { style } from "@vanilla-extract/css";
import { WIDE } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

/** The fields, with the tips beside them where there is room, else after them. */
export const columns = style({
  display: "grid",
  gap: "24px",
  "@container": { [WIDE]: { gridTemplateColumns: "minmax(0, 1fr) 276px", columnGap: "32px", alignItems: "start" } },
});
export const fields = style({ display: "grid", gap: "24px", minWidth: 0 });
export const tips = style({
  fontSize: type.small,
  lineHeight: 1.45,
  "@container": { [WIDE]: { paddingLeft: "32px", borderLeft: `1px solid ${color.rule}` } },
});
export const tip = style({
  display: "grid",
  gridTemplateColumns: "64px 1fr",
  gap: "8px",
  padding: "9px 0",
  borderBottom: `1px solid ${color.rule}`,
  selectors: { "&:first-child": { marginTop: "10px", borderTop: `1px solid ${color.rule}` } },
});
export const tipName = style({ fontWeight: 600 });
export const tipText = style({ color: color.ink2 });
export const example = style([tipText, { marginTop: "12px" }]);
