import { style, styleVariants } from "@vanilla-extract/css";
import { NARROW, radius } from "../../theme/constants.ts";
import { color } from "../../theme/tokens.css.ts";
import { heading2 } from "../../theme/typography.css.ts";

export const banner = style({
  display: "grid",
  gridTemplateColumns: "88px 1fr",
  overflow: "hidden",
  background: color.sheet,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.large,
  "@container": { [NARROW]: { gridTemplateColumns: "52px 1fr" } },
});
const sign = style({
  display: "grid",
  placeItems: "center",
  borderRight: `2px solid ${color.ink}`,
  forcedColorAdjust: "none",
});
export const signs = styleVariants({
  stop: [sign, { background: color.stop, color: color.onStop }],
  soon: [sign, { background: color.caution, color: color.onCaution }],
  none_found: [sign, { color: color.low }],
  unknown: [sign, { color: color.ink2 }],
});
export const icon = style({ "@container": { [NARROW]: { scale: "0.75" } } });
export const words = style({ padding: "14px 24px 16px", "@container": { [NARROW]: { padding: "10px 16px 12px" } } });
/** No heading: it stands over the title of the step, and would be out of order wherever a page has headings of its own. */
export const title = style([heading2, { fontWeight: 700, lineHeight: 1.2 }]);
export const action = style({ marginTop: "5px", fontWeight: 600 });
export const text = style({ marginTop: "3px" });
