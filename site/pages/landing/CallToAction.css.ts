import { style } from "@vanilla-extract/css";
import { media, space } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const band = style({ background: color.band, color: color.onBand });

/** Holes punched through the band's upper edge: the ground shows. */
export const edge = style({
  height: "5px",
  background: `radial-gradient(circle, ${color.page} 2px, transparent 2.5px) center / 11px 5px repeat-x`,
  transform: "translateY(-2.5px)",
});

export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xlarge,
  paddingBlock: `${space.xxlarge} 52px`,
  "@media": { [media.phone]: { display: "block", paddingBlock: "36px 40px" } },
});

export const text = style({ marginTop: "6px", color: color.onBand2 });

export const button = style({
  selectors: { "&:focus-visible": { outlineColor: color.onBand } },
  "@media": { [media.phone]: { marginTop: "22px" } },
});
