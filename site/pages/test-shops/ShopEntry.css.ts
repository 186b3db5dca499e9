import { style } from "@vanilla-extract/css";
import { space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const entry = style({ padding: space.large });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.medium,
  marginBottom: space.xsmall,
});

export const name = style({ fontSize: typeSize.large });

export const distance = style({ fontWeight: 600, whiteSpace: "nowrap" });

export const rating = style({ fontWeight: 600 });

export const hours = style({ color: color.ink2 });
