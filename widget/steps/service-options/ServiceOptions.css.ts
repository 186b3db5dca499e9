import { style } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const choice = style({ marginTop: "18px" });

/** Three numbered columns under one strong rule; rows where it is narrow. */
export const how = style({
  marginTop: "16px",
  borderTop: `2px solid ${color.ink}`,
  "@container": { [WIDE]: { display: "grid", gridTemplateColumns: "repeat(3, 1fr)" } },
});
export const howStep = style({
  position: "relative",
  padding: "14px 24px 0",
  borderLeft: `1px solid ${color.rule}`,
  selectors: { "&:first-child": { paddingLeft: 0, borderLeft: 0 } },
  "@container": {
    [NARROW]: {
      padding: "12px 0 12px 38px",
      borderLeft: 0,
      borderTop: `1px solid ${color.rule}`,
      selectors: { "&:first-child": { padding: "12px 0 12px 38px", borderTop: 0 } },
    },
  },
});
export const howNumber = style({
  display: "block",
  fontSize: type.heading3,
  fontWeight: 600,
  lineHeight: 1.2,
  "@container": { [NARROW]: { position: "absolute", left: 0, top: "11px" } },
});
export const howText = style({ marginTop: "3px", fontSize: type.small, lineHeight: 1.5, color: color.ink2 });
