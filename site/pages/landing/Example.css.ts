import { style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

/** Name, axis and price; too narrow for that, the axis takes a line of its own. */
const row = style({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 1fr) 96px",
  columnGap: "18px",
});

export const example = style({
  marginTop: "36px",
  "@media": { [media.phone]: { marginTop: 0, paddingBlock: `28px ${space.xlarge}` } },
});

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "14px",
});

export const words = style({ fontWeight: 500 });

export const scale = style([
  row,
  {
    marginTop: space.small,
    selectors: { "&::before": { content: "" } },
    "@media": { [media.tablet]: { display: "none" } },
  },
]);

export const causes = style({
  marginBottom: space.xsmall,
  borderBottom: `1px solid ${color.rule}`,
  "@media": { [media.tablet]: { marginTop: space.small } },
});

export const cause = style([
  row,
  {
    minHeight: "56px",
    alignItems: "center",
    borderTop: `1px solid ${color.rule}`,
    "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingTop: space.small } },
  },
]);

/** Its own room, not the row's: the axis's grid runs through all rows unbroken. */
export const what = style({
  paddingBlock: space.xsmall,
  "@media": { [media.tablet]: { paddingBlock: 0 } },
});

export const name = style({ fontSize: typeSize.small, fontWeight: 600, lineHeight: 1.3 });

export const likelihood = style({
  display: "flex",
  alignItems: "center",
  gap: space.xsmall,
  fontSize: typeSize.fine,
  whiteSpace: "nowrap",
  color: color.ink2,
});

export const cell = style({ stroke: color.field });
export const filledCell = style({
  fill: color.ink,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const axis = style({
  position: "relative",
  alignSelf: "stretch",
  "@media": { [media.tablet]: { gridColumn: "1 / -1", gridRow: 2, height: "36px", marginTop: space.xxsmall } },
});

export const price = style({
  fontWeight: 700,
  whiteSpace: "nowrap",
  textAlign: "end",
  "@media": { [media.tablet]: { alignSelf: "start", lineHeight: 1.3 } },
});

export const subject = style({ fontSize: typeSize.fine, lineHeight: 1.45, color: color.ink2 });
