import { style } from "@vanilla-extract/css";
import { radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const code = style({
  margin: `0 0 ${space.large}`,
  padding: space.medium,
  background: color.sunk,
  borderRadius: radius.large,
  fontSize: typeSize.small,
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const answer = style({ minHeight: "160px", paddingTop: space.large });

export const title = style({ marginBottom: space.small, fontSize: typeSize.large });
