import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";
import { section } from "../../ui/Card/Card.css.ts";

/** Over the sheet on our pages, within it elsewhere. */
export const safety = styleVariants({
  site: { marginBottom: "16px", "@container": { [NARROW]: { marginBottom: "12px" } } },
  embedded: { padding: `14px ${room.pad}` },
});

/** Rows of a table that never scrolls sideways: where it is narrow the axis goes under the words. */
export const table = style({ padding: `0 ${room.pad}` });
export const headRow = style({
  alignItems: "end",
  paddingBottom: "6px",
  "@container": { [WIDE]: { display: "grid", columnGap: "24px" }, [NARROW]: { display: "none" } },
});
export const row = style({
  display: "grid",
  columnGap: "24px",
  alignItems: "center",
  minHeight: "76px",
  "@media": { print: { minHeight: "42px" } },
  borderTop: `1px solid ${color.rule}`,
  "@container": { [NARROW]: { columnGap: "10px", alignItems: "start", paddingTop: "14px" } },
});

const CAUSE_COLUMNS = "28px minmax(180px, 284px) minmax(120px, 1fr) 140px minmax(132px, 176px)";
const onPaper = {
  print: { gridTemplateColumns: "26px 250px minmax(0, 1fr) 104px 166px", columnGap: "14px" },
};
export const causeHead = style([headRow, { gridTemplateColumns: CAUSE_COLUMNS, "@media": onPaper }]);
export const causeRow = style([
  row,
  {
    gridTemplateColumns: CAUSE_COLUMNS,
    "@container": { [NARROW]: { gridTemplateColumns: "28px 1fr auto", columnGap: "8px" } },
    "@media": onPaper,
  },
]);
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
export const name = style(narrow("2", 1));
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
export const axis = style({
  alignSelf: "stretch",
  display: "grid",
  "@container": { [NARROW]: { gridColumn: "1 / -1", gridRow: 5 } },
});
globalStyle(`${axis} > *`, { padding: "12px 0" });
/** The scale at the end of a narrow table. */
export const scaleBelow = style({
  padding: `4px ${room.pad} 0`,
  borderTop: `1px solid ${color.rule}`,
  "@container": { [WIDE]: { display: "none" } },
});
export const tableEnd = style({ height: room.pad, "@container": { [WIDE]: { height: 0 } } });

/** What belongs to one cause, under a strong rule. */
export const cause = style({
  marginTop: "20px",
  paddingTop: `calc(5px + ${room.line})`,
  borderTop: `2px solid ${color.ink}`,
  selectors: { "& + &": { marginTop: "34px" } },
  "@media": { print: { marginTop: "12px !important" } },
});
/** One that opens when asked: a row until then. */
export const causeFolded = style({
  padding: "5px 0",
  borderTop: `1px solid ${color.rule}`,
  selectors: { [`${cause} + &`]: { marginTop: "34px", borderTop: `2px solid ${color.ink}` } },
  // The table of all causes stands for those that were left folded.
  "@media": { print: { selectors: { "&:not(:has(> details[open]))": { display: "none" } } } },
});
export const causeTitle = style({ display: "flex", flexWrap: "wrap", gap: "4px 12px", alignItems: "flex-start" });
export const causeName = style({ flex: "1 1 120px", minWidth: 0, overflowWrap: "anywhere" });
export const causePrice = style({ fontSize: type.large, fontWeight: 700, lineHeight: 1.25, whiteSpace: "nowrap" });

export const details = style({ maxWidth: "760px", "@media": { print: { maxWidth: "none" } } });
/** The reasons, and beside them where there is room what to say and what was assumed. */
export const columns = style({
  borderTop: `1px solid ${color.rule}`,
  "@container": {
    [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 344px", gridTemplateRows: "auto 1fr" },
  },
  "@media": { print: { display: "block !important" } },
});
/** The question: beside the reasons, or before them where one reads from top to bottom. */
export const ask = style({
  selectors: { "&:empty": { display: "none" } },
  "@container": {
    [WIDE]: { gridColumn: 2, borderLeft: `1px solid ${color.rule}`, borderBottom: `1px solid ${color.rule}` },
    [NARROW]: { borderBottom: `1px solid ${color.rule}` },
  },
});
/** The first questions, where there is nothing else to read yet. */
export const first = style({ borderTop: `1px solid ${color.rule}` });
export const reasons = style({ "@container": { [WIDE]: { gridColumn: 1, gridRow: "1 / 3" } } });
export const aside = style({
  "@media": { print: { display: "grid", gridTemplateColumns: "2fr 1fr", borderTop: `1px solid ${color.rule}` } },
  "@container": {
    [WIDE]: { gridColumn: 2, gridRow: 2, borderLeft: `1px solid ${color.rule}` },
    [NARROW]: { borderTop: `1px solid ${color.rule}` },
  },
});
/** Two sections that belong together, beside each other where there is room. */
export const pair = style({
  borderTop: `1px solid ${color.rule}`,
  selectors: { "&:empty": { display: "none" } },
  "@container": { [WIDE]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});
globalStyle(`${pair} + ${section}`, { borderTop: `1px solid ${color.rule}` });
globalStyle(`${pair} > :only-child`, { gridColumn: "1 / -1" });
globalStyle(`${pair} > ${section} + ${section}`, {
  "@container": { [WIDE]: { borderTop: 0, borderLeft: `1px solid ${color.rule}` } },
});
/** A title with what one can do beside it. */
export const titleRow = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "12px",
});
export const sentence = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "16px",
});
/** Lists of sentences, each under a hairline. */
export const sentences = style({ marginTop: room.line });
globalStyle(`${sentences} > li`, { padding: `${room.line} 0`, borderTop: `1px solid ${color.rule}` });
globalStyle(`${sentences} > li:first-child`, { borderTop: 0 });

/** Sums and other figures in a row of boxes. */
export const sums = style({
  marginBottom: "10px",
  display: "flex",
  flexWrap: "wrap",
  marginTop: "24px",
  selectors: { "&:first-child": { marginTop: 0 } },
  overflow: "hidden",
  border: `1px solid ${color.rule}`,
  borderRadius: "6px",
});
globalStyle(`${sums} > div`, {
  flex: "1 0 104px",
  margin: "-1px 0 0 -1px",
  padding: "11px 16px 12px",
  borderTop: `1px solid ${color.rule}`,
  borderLeft: `1px solid ${color.rule}`,
});
globalStyle(`${sums} dt`, { fontSize: type.fine, fontWeight: 600, color: color.ink2 });
globalStyle(`${sums} dd`, { fontSize: type.large, fontWeight: 600, lineHeight: 1.3 });
