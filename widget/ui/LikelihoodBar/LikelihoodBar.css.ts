import { style } from "@vanilla-extract/css";
import { TINY } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "2px 8px",
  fontSize: type.small,
  lineHeight: 1.35,
});
export const cells = style({
  display: "inline-grid",
  gridTemplateColumns: "repeat(10, 9px)",
  gap: "2px",
  "@container": { [TINY]: { gridTemplateColumns: "repeat(10, 7px)" } },
});
export const cell = style({
  height: "9px",
  border: `1px solid ${color.field}`,
  borderRadius: "1px",
  selectors: {
    "&[data-fill='1']": { background: color.ink, borderColor: color.ink },
    "&[data-fill='0.5']::before": {
      content: "",
      display: "block",
      width: "50%",
      height: "100%",
      background: color.ink,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      selectors: { "&[data-fill='1'], &[data-fill='0.5']::before": { background: "CanvasText" } },
    },
  },
});
export const percent = style({ color: color.ink2, whiteSpace: "nowrap" });
