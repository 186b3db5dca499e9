import { style } from "@vanilla-extract/css";
import { NARROW } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const found = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "4px 14px" });
export const vin = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const which = style({ marginTop: "10px" });
export const answers = style({ display: "flex", flexWrap: "wrap", gap: "8px", marginTop: "8px" });

/** The drawing beside its words; above them where it is narrow. */
export const places = style({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 1fr)",
  gap: "6px 20px",
  alignItems: "center",
  "@container": { [NARROW]: { gridTemplateColumns: "1fr" } },
});
export const drawing = style({ width: "100%", maxWidth: "240px", height: "auto", willChange: "transform" });
export const digit = style({ fill: color.onAccent, fontSize: "9px", fontWeight: 700, textAnchor: "middle" });
export const list = style({ margin: 0, paddingInlineStart: "1.4em", fontSize: type.small, lineHeight: 1.5 });
export const papers = style({ marginTop: "6px", fontSize: type.small, lineHeight: 1.5, color: color.ink2 });
