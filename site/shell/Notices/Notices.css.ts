import { style, styleVariants } from "@vanilla-extract/css";
import { media, radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

const edge = { plain: color.ink, error: color.high };

/** Where the widget's notices stand, see its `Toast.css.ts`: at the left, since the next action of a page stands at the right. */
export const area = style({
  position: "fixed",
  inset: "12px 12px auto",
  zIndex: 2,
  touchAction: "pan-y",
  "@media": {
    "(min-width: 640px)": { inset: "24px 24px auto auto", width: "420px" },
    "(min-width: 1024px)": { inset: "auto auto 24px 24px" },
    print: { display: "none" },
  },
});

const sheet = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.small,
  padding: `${space.medium} ${space.xsmall} ${space.medium} ${space.medium}`,
  background: color.sheet,
  border: `1px solid ${color.field}`,
  borderInlineStart: "4px solid",
  borderRadius: radius.large,
});

export const notice = styleVariants(edge, (borderInlineStartColor) => [sheet, { borderInlineStartColor }]);

export const title = styleVariants(edge, (tone) => ({
  display: "flex",
  alignItems: "center",
  gap: space.xsmall,
  fontWeight: 700,
  lineHeight: 1.3,
  color: tone,
}));

export const text = style({ fontSize: typeSize.small, lineHeight: 1.5 });

export const close = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "start",
  flex: "none",
  width: "44px",
  height: "44px",
  marginBlock: `-${space.xsmall}`,
  color: color.ink2,
  background: "none",
  border: 0,
  cursor: "pointer",
  "@media": { [media.hover]: { selectors: { "&:hover": { color: color.ink } } } },
});
