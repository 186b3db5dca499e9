import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

/** No box of its own: the control keeps its place in the layout. */
export const box = style({ display: "contents" });

export const tip = style({
  position: "fixed",
  inset: "auto",
  width: "max-content",
  maxWidth: "260px",
  margin: 0,
  padding: "4px 8px",
  // Bridges the gap to the control, so that one can point at the words too.
  border: "6px solid transparent",
  // Of the edge that one sees, within the gap.
  borderRadius: `calc(6px + ${radius.large})`,
  background: `${color.ink} padding-box`,
  color: color.sheet,
  fontSize: type.fine,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
