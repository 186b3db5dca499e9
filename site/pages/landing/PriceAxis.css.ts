import { style } from "@vanilla-extract/css";
import { media, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const scale = style({ overflow: "visible", fontSize: typeSize.fine, fill: color.ink2 });

/** Fills the cell it stands in. */
export const range = style({ position: "absolute", inset: 0, overflow: "visible" });

export const gridLine = style({ stroke: color.rule, strokeWidth: 1, shapeRendering: "crispEdges" });

const forced = { "@media": { [media.forcedColors]: { fill: "CanvasText" } } };
export const leadingBar = style([{ fill: color.bar }, forced]);
export const bar = style([{ fill: color.bar2 }, forced]);
