import { globalStyle, style } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";

const COLUMNS = "minmax(160px, 1fr) 72px minmax(140px, 380px) 116px 86px";
/** What the arrow of a row takes at its end. */
const ARROW = "22px";
export const lineHead = style({
  marginTop: "14px",
  padding: `0 ${ARROW} 6px 0`,
  "@container": {
    [WIDE]: { display: "grid", gridTemplateColumns: COLUMNS, columnGap: "20px", alignItems: "end" },
    [NARROW]: { display: "none" },
  },
});
globalStyle(`${lineHead} > :nth-child(2), ${lineHead} > :nth-child(4)`, { textAlign: "right" });

export const lines = style({
  borderBottom: `1px solid ${color.rule}`,
  "@container": { [NARROW]: { marginTop: "14px" } },
});
export const item = style({ borderTop: `1px solid ${color.rule}` });
export const line = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: COLUMNS,
  columnGap: "20px",
  alignItems: "center",
  minHeight: "72px",
  "@container": {
    [NARROW]: {
      gridTemplateColumns: "1fr auto",
      columnGap: "10px",
      alignItems: "baseline",
      paddingTop: "12px",
      minHeight: 0,
    },
  },
});
const narrow = (gridColumn: string, gridRow: number) => ({ "@container": { [NARROW]: { gridColumn, gridRow } } });
export const words = style({
  lineHeight: 1.35,
  padding: "10px 0",
  "@container": { [NARROW]: { display: "contents" } },
});
export const name = style(narrow("1", 1));
export const about = style({ fontSize: type.small, color: color.ink2, ...narrow("1 / -1", 3) });
/** Who else may pay. */
export const free = style([about, { color: color.ink, fontWeight: 600 }]);
export const shop = style({
  textAlign: "right",
  fontSize: type.large,
  fontWeight: 700,
  lineHeight: 1.25,
  ...narrow("2", 1),
});
export const axis = style({ alignSelf: "stretch", display: "grid", ...narrow("1 / -1", 4) });
globalStyle(`${axis} > *`, { padding: "20px 0 12px" });
export const fair = style({
  textAlign: "right",
  "@container": {
    [NARROW]: { gridColumn: "2", gridRow: 2, fontSize: type.small, color: color.ink2 },
  },
});
export const tag = style({
  textAlign: "right",
  "@container": { [NARROW]: { gridColumn: "1", gridRow: 2, padding: "6px 0", textAlign: "left" } },
});
export const scaleBelow = style({ padding: `4px ${ARROW} 0 0`, "@container": { [WIDE]: { display: "none" } } });

export const takesOff = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "12px",
  paddingTop: "12px",
  borderTop: `2px solid ${color.ink}`,
  fontWeight: 600,
});
export const unnecessary = style({ marginTop: "12px" });
globalStyle(`${unnecessary} > li`, { padding: "3px 0", borderTop: `1px solid ${color.rule}` });
export const unnecessaryName = style({
  flex: 1,
  display: "flex",
  justifyContent: "space-between",
  gap: "12px",
  fontWeight: 600,
});
/** One that has nothing to open, in line with those that have. */
export const unnecessaryClosed = style([
  unnecessaryName,
  { padding: `${room.line} ${ARROW} ${room.line} 0`, "@media": { print: { paddingRight: 0 } } },
]);
