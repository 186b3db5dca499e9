import { globalStyle, style } from "@vanilla-extract/css";
import { font, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const card = style({ padding: space.large });
globalStyle(`${card} h3`, { margin: `${space.large} 0 ${space.xxsmall}` });

export const note = style({ marginTop: space.xsmall, color: color.ink2 });

export const price = style({ font: `600 ${typeSize.heading2}/1.2 ${font.condensed}` });

export const list = style({ listStyle: "disc", paddingLeft: "1.2em" });
