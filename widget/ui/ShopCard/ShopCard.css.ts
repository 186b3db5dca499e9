import { globalStyle, style } from "@vanilla-extract/css";
import { NARROW, radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  padding: "20px 0 22px",
  borderTop: `1px solid ${color.rule}`,
  selectors: { "&:first-child": { borderTop: `2px solid ${color.ink}` } },
  "@container": { [NARROW]: { gridTemplateColumns: "38px minmax(0, 1fr)" } },
});
export const pin = style({
  display: "grid",
  placeItems: "center",
  width: "26px",
  height: "26px",
  borderRadius: radius.small,
  background: color.ink,
  color: color.sheet,
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1,
});
export const head = style({ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: "12px" });
export const miles = style({ fontWeight: 600, whiteSpace: "nowrap" });
export const tags = style({ display: "flex", flexWrap: "wrap", gap: "6px", margin: "6px 0 4px" });
export const facts = style({ marginTop: "8px", fontSize: type.small, lineHeight: 1.45 });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "116px 1fr",
  columnGap: "8px",
  padding: "3px 0",
  "@container": { [NARROW]: { gridTemplateColumns: "92px 1fr" } },
});
export const name = style({ color: color.ink2 });
export const rating = style({ display: "inline-flex", gap: "5px", alignItems: "center" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  marginTop: "12px",
  "@container": { [NARROW]: { marginLeft: "-38px" } },
});
export const more = style({ marginTop: "8px", "@container": { [NARROW]: { marginLeft: "-38px" } } });
/** Both take their share of a narrow line. Words too long for it go on below. */
globalStyle(`${actions} > a, ${more} button`, {
  maxWidth: "100%",
  whiteSpace: "normal",
  "@container": { [NARROW]: { flex: "1 0 auto" } },
});
