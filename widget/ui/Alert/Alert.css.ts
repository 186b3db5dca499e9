import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

const box = style({
  padding: "12px 16px",
  background: color.sheet,
  border: `1px solid ${color.field}`,
  borderLeft: `4px solid ${color.ink}`,
  borderRadius: radius.large,
});
export const tones = styleVariants({ info: [box], error: [box, { borderLeftColor: color.high }] });

export const title = style({ display: "flex", gap: "8px", fontWeight: 700, lineHeight: 1.4 });
export const titleError = style([title, { color: color.high }]);
// As high as a line: a sign stands beside the first of several.
globalStyle(`${title} > svg`, { flex: "none", height: "1.4em" });
export const text = style({ fontSize: type.small, lineHeight: 1.5 });
// Sentences and what to do about them.
globalStyle(`${text} > * + *`, { marginTop: "8px" });
