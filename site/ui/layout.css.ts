import { style } from "@vanilla-extract/css";
import { media, radius, space, typeSize } from "../theme/scale.ts";
import { color } from "../theme/tokens.css.ts";

/** The page's column: 1120 px of content with a margin at its sides. */
export const column = style({
  width: "100%",
  maxWidth: "1168px",
  marginInline: "auto",
  paddingInline: space.large,
  "@media": { [media.phone]: { paddingInline: "20px" } },
});

/** A piece of paper on the ground. On a phone it runs from edge to edge of the column's page. */
export const sheet = style({
  background: color.sheet,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.large,
  "@media": {
    [media.phone]: { marginInline: "-20px", borderInlineWidth: 0, borderRadius: 0 },
  },
});

/** Tracked capitals, for labels alone. */
export const capitals = style({
  fontSize: typeSize.capitals,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: "0.07em",
  textTransform: "uppercase",
  color: color.ink2,
});

/** A row of holes, where a stub could be torn off. */
export const perforation = style({
  height: "5px",
  background: `radial-gradient(circle, ${color.rule} 2px, transparent 2.5px) center / 11px 5px repeat-x`,
  "@media": { [media.forcedColors]: { background: "none", borderTop: "2px dotted CanvasText" } },
});

/** The head of a page of text. */
export const pageHead = style({
  paddingBlock: `56px ${space.xlarge}`,
  "@media": { [media.phone]: { paddingBlock: `36px ${space.large}` } },
});

export const lead = style({
  maxWidth: "34em",
  marginTop: space.small,
  fontSize: typeSize.large,
  lineHeight: 1.45,
  color: color.ink2,
});
