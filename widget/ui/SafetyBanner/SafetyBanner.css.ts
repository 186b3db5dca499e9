import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { NARROW, radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";
import { heading3 } from "../../theme/typography.css.ts";

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
export const words = style({ padding: "12px 24px 14px", "@container": { [NARROW]: { padding: "9px 14px 11px" } } });
/**
 * No heading: it stands over the title of the step, and would be out of order wherever a page has headings of its own.
 */
export const title = style([heading3, { fontWeight: 700 }]);
export const action = style({ marginTop: "2px", lineHeight: 1.4 });
/** Its summary is a line of its own, as low as a finger can still meet. */
export const why = style({ marginBottom: "-9px", fontSize: type.small, selectors: { "&[open]": { marginBottom: 0 } } });
export const text = style({ marginTop: "3px", lineHeight: 1.45 });
globalStyle(`${why} > summary`, { minHeight: "32px" });
