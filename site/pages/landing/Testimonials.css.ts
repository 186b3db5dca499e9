import { style } from "@vanilla-extract/css";
import { media, radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const section = style({
  paddingBlock: `${space.xxlarge} 64px`,
  borderTop: `1px solid ${color.rule}`,
  "@media": { [media.phone]: { paddingBlock: "36px 44px" } },
});

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.small });

export const mark = style({
  padding: `5px ${space.xsmall}`,
  fontSize: typeSize.fine,
  fontWeight: 500,
  lineHeight: 1,
  color: color.ink2,
  border: `1px solid ${color.field}`,
  borderRadius: radius.small,
});

export const quotes = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.xxlarge,
  marginTop: space.medium,
  "@media": {
    [media.tablet]: { gap: space.xlarge },
    [media.phone]: { gridTemplateColumns: "1fr", gap: "28px" },
  },
});

export const quote = style({ display: "flex", flexDirection: "column", gap: space.medium });

export const words = style({ fontSize: typeSize.large, fontWeight: 500, lineHeight: 1.45, textWrap: "pretty" });

export const owner = style({ fontSize: typeSize.small, fontWeight: 600 });

export const car = style({ marginInlineStart: space.xxsmall, fontWeight: 400, color: color.ink2 });
