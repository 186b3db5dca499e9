import { style, styleVariants } from "@vanilla-extract/css";
import { NARROW, radius, WIDE } from "../../theme/constants.ts";
import { color, room } from "../../theme/tokens.css.ts";

const sheet = style({
  position: "relative",
  background: color.sheet,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.large,
});
export const sheets = styleVariants({
  /** On our pages; on a phone it may run to the edges, as far as the page says. */
  site: [sheet, { "@container": { [NARROW]: { marginInline: "calc(-1 * var(--repair-assist-bleed, 0px))" } } }],
  /** In a foreign page, whose ground is unknown, the edge must be seen. */
  embedded: [sheet, { borderColor: color.field }],
});

export const section = style({
  padding: room.pad,
  selectors: { "& + &": { borderTop: `1px solid ${color.rule}` } },
});

/** A row of dots where the stub tears off. */
export const perforation = style({
  height: "5px",
  backgroundImage: `radial-gradient(circle at center, ${color.rule} 2px, transparent 2.3px)`,
  backgroundSize: "11px 5px",
  backgroundPosition: "center",
  backgroundRepeat: "repeat-x",
});

export const stub = style({
  display: "grid",
  gap: "16px",
  padding: `22px ${room.pad} 26px`,
  "@container": { [WIDE]: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "32px" } },
});
export const actions = style({
  display: "grid",
  gap: "10px",
  "@container": { [WIDE]: { display: "flex", gap: "12px", marginLeft: "auto" } },
});
/** On a phone a short Back stands beside the next action, a long next action above Back. */
export const actionsBeside = style([actions, { "@container": { [NARROW]: { gridTemplateColumns: "1fr 2fr" } } }]);
export const actionsStacked = style([
  actions,
  { "@container": { [NARROW]: { display: "flex", flexDirection: "column-reverse" } } },
]);
