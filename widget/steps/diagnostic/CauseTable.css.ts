import { globalStyle, style } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";
import { timeframe } from "../../ui/UrgencyBadge/UrgencyBadge.css.ts";

const COLUMNS = "28px minmax(180px, 284px) minmax(120px, 1fr) 132px minmax(132px, 170px)";
/** What the arrow of a row takes at its end, and rows without one leave. */
const ARROW = "22px";
const onPaper = {
  print: { gridTemplateColumns: "26px 250px minmax(0, 1fr) 104px 166px", columnGap: "14px" },
};

export const head = style({
  gridTemplateColumns: COLUMNS,
  alignItems: "end",
  padding: `0 ${ARROW} 6px 0`,
  "@container": { [WIDE]: { display: "grid", columnGap: "24px" }, [NARROW]: { display: "none" } },
  "@media": { print: { ...onPaper.print, paddingRight: 0 } },
});
export const item = style({
  borderTop: `1px solid ${color.rule}`,
  selectors: { "&:first-child": { borderTop: `2px solid ${color.ink}` } },
});
/** Rows of a table that never scrolls sideways: where it is narrow the axis goes under the words. */
export const row = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: COLUMNS,
  columnGap: "24px",
  alignItems: "center",
  minHeight: "76px",
  "@media": { print: { ...onPaper.print, minHeight: "42px" } },
  "@container": {
    [NARROW]: {
      gridTemplateColumns: "22px 1fr auto",
      columnGap: "8px",
      alignItems: "start",
      minHeight: 0,
      paddingTop: "12px",
    },
  },
});
export const otherRow = style([row, { marginRight: ARROW, "@media": { print: { marginRight: 0 } } }]);
export const position = style({
  display: "grid",
  placeItems: "center",
  width: "26px",
  height: "26px",
  border: `1px solid ${color.ink}`,
  borderRadius: "3px",
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1,
  selectors: { "&[data-open]": { borderStyle: "dashed", borderColor: color.field, color: color.ink2 } },
  "@container": { [NARROW]: { width: "22px", height: "22px", fontSize: type.fine } },
});

const narrow = (gridColumn: string, gridRow: number) => ({ "@container": { [NARROW]: { gridColumn, gridRow } } });
/** Name and likelihood share a cell where it is wide and are lines of their own where it is narrow. */
export const who = style({ padding: `${room.line} 0`, "@container": { [NARROW]: { display: "contents" } } });
export const name = style({ lineHeight: 1.3, overflowWrap: "anywhere", ...narrow("2", 1) });
export const likely = style({ marginTop: "3px", ...narrow("2 / 4", 2) });
export const price = style({
  textAlign: "right",
  lineHeight: 1.25,
  "@container": { [NARROW]: { display: "contents" } },
});
export const amount = style({
  display: "block",
  fontSize: type.large,
  fontWeight: 700,
  whiteSpace: "nowrap",
  selectors: { "&[data-missing]": { whiteSpace: "normal", fontSize: type.small, fontWeight: 500, color: color.ink2 } },
  "@container": {
    [NARROW]: { gridColumn: "3", gridRow: 1, fontSize: type.body, maxWidth: "130px", textAlign: "right" },
  },
});
export const time = style({
  display: "block",
  fontSize: type.small,
  color: color.ink2,
  "@container": {
    [NARROW]: { gridColumn: "3", gridRow: 3, maxWidth: "130px", marginTop: "3px", textAlign: "right" },
  },
});
export const urgency = style({
  padding: `${room.line} 0`,
  "@container": { [NARROW]: { gridColumn: "2", gridRow: 3, marginTop: "3px", padding: 0 } },
});
// The sentence over the table tells the time of the first.
globalStyle(`${urgency}[data-told] ${timeframe}`, { "@container": { [NARROW]: { display: "none" } } });
export const axis = style({
  alignSelf: "stretch",
  display: "grid",
  "@container": { [NARROW]: { gridColumn: "1 / -1", gridRow: 5 } },
});
globalStyle(`${axis} > *`, { padding: "12px 0", "@container": { [NARROW]: { padding: "7px 0 9px" } } });
/** The scale at the end of a narrow table. */
export const scaleBelow = style({
  padding: `4px ${ARROW} ${room.line} 0`,
  borderTop: `1px solid ${color.rule}`,
  "@container": { [WIDE]: { display: "none" } },
});

/** One that opens when asked: a row until then. Of those that are closed a phone shows no more than what compares them. */
export const cause = style({});
globalStyle(`${cause}:not([open]) :is(${time}, ${urgency})`, { "@container": { [NARROW]: { display: "none" } } });
// The table stands on paper whole, whatever is folded in it.
globalStyle(`${cause}:not([open])`, { "@media": { print: { display: "block" } } });

/** Under the name of its row. Beside the words, where there is room, how the price is made. */
export const details = style({
  margin: "0 0 18px 52px",
  "@container": {
    [NARROW]: { margin: "4px 0 12px" },
    [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: "40px", alignItems: "start" },
  },
  "@media": { print: { margin: "0 0 8px 40px" } },
});
export const description = style({ selectors: { "& + &": { marginTop: "8px" } } });
export const fold = style({ borderTop: `1px solid ${color.rule}` });
