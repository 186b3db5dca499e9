import { style } from "@vanilla-extract/css";
import { color } from "../../theme/tokens.css.ts";

/** The owner's words, underlined as with a pen. */
export const pen = style({ fontStyle: "normal", fontWeight: 600, boxShadow: `inset 0 -2px 0 ${color.accentLine}` });
