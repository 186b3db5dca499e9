import { style } from "@vanilla-extract/css";
import { NARROW, radius } from "./theme/constants.ts";
import { color, room, type } from "./theme/tokens.css.ts";

/** On a foreign page the whole widget is one sheet. */
export const paper = style({
  position: "relative",
  overflow: "clip",
  background: color.sheet,
  border: `1px solid ${color.field}`,
  borderRadius: radius.large,
});
/** In the landing page the page's ground is known: a hairline is enough. */
export const landing = style([paper, { borderColor: color.rule }]);

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  padding: `12px ${room.pad}`,
  borderBottom: `1px solid ${color.rule}`,
});
export const brand = style({ display: "flex", alignItems: "center", gap: "9px", fontWeight: 700 });
export const free = style({ fontSize: type.fine, color: color.ink2 });

export const progress = style({
  padding: `20px ${room.pad} 8px`,
  "@container": { [NARROW]: { padding: `14px ${room.pad} 8px` } },
});
export const progressOnSite = style({ padding: "28px 0 24px", "@container": { [NARROW]: { padding: "16px 0 14px" } } });
