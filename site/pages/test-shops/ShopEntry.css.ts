import { style } from "@vanilla-extract/css";
import { radius, space, typeSize } from "../../theme/scale.ts";
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

export const sample = style({
  width: "fit-content",
  marginBottom: space.xsmall,
  padding: `2px ${space.xsmall}`,
  border: `1px solid ${color.field}`,
  borderRadius: radius.small,
  fontSize: typeSize.fine,
  color: color.ink2,
});

export const distance = style({ fontWeight: 600, whiteSpace: "nowrap" });

export const rating = style({ fontWeight: 600 });

export const hours = style({ color: color.ink2 });
