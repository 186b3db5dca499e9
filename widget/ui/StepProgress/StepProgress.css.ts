import { style } from "@vanilla-extract/css";
import { NARROW, radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "repeat(4, 1fr) auto" });

export const step = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "8px",
  paddingRight: "8px",
  fontSize: type.small,
  fontWeight: 500,
  lineHeight: 1.2,
  color: color.ink2,
  selectors: {
    // The line to the next square, with air at both ends; ink up to the current step.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      top: "13px",
      left: "34px",
      right: "6px",
      height: "2px",
      background: color.rule,
    },
    "&[data-done]:not(:last-child)::before": { background: color.ink },
    "&:last-child": { paddingRight: 0 },
    "&[aria-current]": { color: color.ink, fontWeight: 600 },
  },
  "@container": { [NARROW]: { gap: 0, paddingRight: 0 } },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-done]:not(:last-child)::before": { background: "CanvasText" } } },
  },
});

export const square = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
  background: color.sheet,
  color: color.ink2,
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1,
  selectors: {
    "[data-done] > &": { background: color.ink, borderColor: color.ink, color: color.sheet },
    "[aria-current] > &": { border: `2px solid ${color.accentLine}`, color: color.ink },
  },
});

/** Labels under the squares give way to one line below where it is narrow. */
export const label = style({
  "@container": {
    [NARROW]: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const now = style({
  display: "none",
  justifyContent: "space-between",
  marginTop: "9px",
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1.4,
  "@container": { [NARROW]: { display: "flex" } },
});
export const nowCount = style({ fontWeight: 400, color: color.ink2 });
