import { globalStyle, style } from "@vanilla-extract/css";
import { NARROW } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

export const strip = style({
  display: "flex",
  alignItems: "center",
  borderBottom: `1px solid ${color.rule}`,
  // A line above it too, where no edge of a sheet is.
  boxShadow: `0 -1px 0 ${color.rule}`,
  "@container": { [NARROW]: { display: "block" } },
});
export const fields = style({
  flex: 1,
  display: "flex",
  overflow: "hidden",
  "@container": { [NARROW]: { flexWrap: "wrap" } },
});
/** No line of text: in quirks mode that would be as high as the button in it. */
export const action = style({
  display: "flex",
  padding: "12px 24px",
  "@container": { [NARROW]: { padding: `10px ${room.pad}`, borderTop: `1px solid ${color.rule}` } },
});
export const field = style({
  padding: "12px 24px 13px",
  marginLeft: "-1px",
  borderLeft: `1px solid ${color.rule}`,
  "@container": {
    [NARROW]: {
      flexGrow: 1,
      marginTop: "-1px",
      borderTop: `1px solid ${color.rule}`,
      padding: "10px 12px 11px",
      selectors: { "&:first-child": { paddingLeft: room.pad } },
    },
  },
});
globalStyle(`${field}[data-wide]`, { "@container": { [NARROW]: { display: "none" } } });
/** The owner's words and whatever else is long: the rest of the line, on a phone a line of its own. */
export const long = style([
  field,
  {
    flex: 1,
    minWidth: 0,
    "@container": {
      [NARROW]: { flexBasis: "100%", paddingLeft: room.pad },
    },
  },
]);
export const value = style({ fontWeight: 600, lineHeight: 1.35 });
export const words = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

/** Where it is narrow all fields are a line of small print. */
export const briefStrip = style([strip]);
const inBrief = (selector: string, rule: object) =>
  globalStyle(`${briefStrip} ${selector}`, { "@container": { [NARROW]: rule } });
inBrief(`.${fields}`, { padding: `9px ${room.pad}`, gap: "2px 16px", fontSize: type.small });
inBrief(`.${fields} > .${field}:not([data-wide])`, {
  flexGrow: 0,
  display: "flex",
  alignItems: "baseline",
  gap: "6px",
  padding: 0,
  border: 0,
  margin: 0,
});
// What car it is needs no name.
inBrief(`.${fields} > :first-child > dt`, {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
