import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";
import { color, room, type } from "../../theme/tokens.css.ts";
import { section } from "../../ui/Card/Card.css.ts";
import { position } from "./CauseTable.css.ts";

/** Over the sheet on our pages, within it elsewhere. */
export const safety = styleVariants({
  site: { marginBottom: "16px", "@container": { [NARROW]: { marginBottom: "12px" } } },
  embedded: { padding: `14px ${room.pad}` },
});

/** The title and the answer, with nothing between them and what it rests on. */
export const head = style({
  padding: `${room.pad} ${room.pad} 0`,
  "@container": {
    [NARROW]: { paddingTop: "16px" },
    [WIDE]: { display: "grid", gridTemplateColumns: "1fr auto", gap: "32px", alignItems: "start" },
  },
});
export const priced = style({ marginTop: "6px" });
globalStyle(`${head} + ${section}`, { paddingTop: "16px" });

export const printHead = style({
  justifyContent: "space-between",
  gap: "24px",
  paddingBottom: "8px",
  fontSize: type.small,
});

/** The table of causes, at the same distance from all edges of the sheet. */
export const table = style({ padding: `16px ${room.pad} 0`, marginBottom: room.line });

/** The name of a list of causes, where there are several. */
export const complaint = style({ marginBottom: room.line });
/** A further list with what belongs to it, apart from the one before. */
export const further = style({ borderTop: `1px solid ${color.rule}` });

/** The areas of damage, each a row that opens. */
export const areas = style({ marginTop: "12px", borderTop: `2px solid ${color.ink}` });
export const area = style({ selectors: { "& + &": { borderTop: `1px solid ${color.rule}` } } });
export const areaRow = style({ flex: 1, minWidth: 0, padding: `${room.line} 0` });
globalStyle(`${areaRow} > :last-child`, { padding: "7px 0 5px" });
export const causeTitle = style({ display: "flex", flexWrap: "wrap", gap: "4px 12px", alignItems: "flex-start" });
export const causeName = style({ flex: "1 1 120px", minWidth: 0, overflowWrap: "anywhere" });
export const causePrice = style({ fontSize: type.large, fontWeight: 700, lineHeight: 1.25, whiteSpace: "nowrap" });

export const details = style({ maxWidth: "760px", "@media": { print: { maxWidth: "none" } } });
/** The reasons, and beside them where there is room what to say and what was assumed. */
export const columns = style({
  borderTop: `1px solid ${color.rule}`,
  "@container": {
    [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 344px" },
  },
  "@media": { print: { display: "block !important" } },
});
/** The question: beside the reasons, or before them where one reads from top to bottom. */
export const ask = style({
  selectors: { "&:empty": { display: "none" } },
  "@container": {
    [WIDE]: { gridColumn: 2, gridRow: 1, borderLeft: `1px solid ${color.rule}` },
    [NARROW]: { borderBottom: `1px solid ${color.rule}` },
  },
});
/** The first questions, where there is nothing else to read yet. */
export const first = style({ borderTop: `1px solid ${color.rule}` });
globalStyle(`${head} + ${first}`, { marginTop: "16px" });
export const reasons = style({ "@container": { [WIDE]: { gridColumn: 1, gridRow: 1 } } });
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

/** All that the owner wrote, in their lines. */
export const wrote = style({ marginBottom: room.line, whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const corrected = style({ marginTop: room.line, fontWeight: 600 });
/** On paper nothing is pressed: the drawing of the place stands there in place of the one that is. */
export const onPaper = style({ display: "none", "@media": { print: { display: "block" } } });
/** The drawing of the damage with the fields that put it right. */
export const damage = style({ display: "grid", gap: "10px", maxWidth: "560px", marginTop: room.line });
export const steps = style({ marginTop: room.line, maxWidth: "46em" });
globalStyle(`${steps} > li`, { display: "flex", gap: "12px", padding: "5px 0" });
export const stepNumber = style([position, { flex: "none" }]);

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
