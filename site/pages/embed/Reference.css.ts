import { style } from "@vanilla-extract/css";
import { font, media, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const entries = style({ width: "100%", marginTop: space.small });

export const list = style({ marginTop: space.xsmall, borderTop: `1px solid ${color.field}` });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 15rem) minmax(0, 1fr)",
  columnGap: space.medium,
  paddingBlock: "10px",
  borderBottom: `1px solid ${color.rule}`,
  fontSize: typeSize.small,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const mono = { fontFamily: font.mono, fontSize: "0.8125rem", overflowWrap: "anywhere" } as const;

export const code = style(mono);

export const name = style({ ...mono, fontWeight: 600 });

export const detail = style({ ...mono, display: "block", marginTop: space.xxsmall, color: color.ink2 });
