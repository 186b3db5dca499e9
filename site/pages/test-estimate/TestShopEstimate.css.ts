import { style } from "@vanilla-extract/css";
import { space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const form = style({ display: "grid", justifyItems: "stretch", gap: space.large });

export const question = style({ minHeight: "100px" });

export const label = style({ display: "block", marginBottom: space.xsmall, fontWeight: 600 });

export const file = style({
  marginTop: space.xsmall,
  fontSize: typeSize.small,
  color: color.ink2,
  overflowWrap: "anywhere",
});

export const result = style({ minHeight: "160px", paddingTop: space.large });
