import { style, styleVariants } from "@vanilla-extract/css";
import { FORCED_COLORS, HOVER, radius } from "../../theme/constants.ts";
import { color, motion, type } from "../../theme/tokens.css.ts";

const base = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "10px",
  borderRadius: radius.large,
  border: `1px solid ${color.ink}`,
  background: "transparent",
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick} ease-out, border-color ${motion.quick} ease-out`,
  selectors: {
    "&:disabled": { borderColor: color.rule, background: color.sunk, color: color.ink2, cursor: "default" },
  },
});

/** The main one is a road-work sign: orange with an ink line set inside its edge. At most one in view. */
export const tones = styleVariants({
  main: [
    base,
    {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
      selectors: {
        "&:not(:disabled)::after": {
          content: "",
          position: "absolute",
          inset: "2px",
          border: `1.5px solid ${color.onAccent}`,
          borderRadius: radius.small,
          pointerEvents: "none",
        },
      },
      "@media": {
        [HOVER]: { selectors: { "&:not(:disabled):hover::after": { borderWidth: "2.5px" } } },
        [FORCED_COLORS]: { selectors: { "&:not(:disabled)::after": { borderColor: "ButtonText" } } },
      },
    },
  ],
  second: [base, { "@media": { [HOVER]: { selectors: { "&:not(:disabled):hover": { background: color.sunk } } } } }],
});

export const sizes = styleVariants({
  normal: { minHeight: "50px", padding: "8px 24px", fontSize: type.body },
  small: {
    minHeight: "40px",
    padding: "6px 14px",
    fontSize: type.small,
    whiteSpace: "nowrap",
    borderColor: color.field,
    "@media": { "(pointer: coarse)": { minHeight: "44px" } },
  },
});

export const wide = style({ width: "100%" });

/** A button that reads as a link. */
export const link = style({
  border: 0,
  padding: 0,
  background: "none",
  fontWeight: 500,
  fontSize: type.small,
  textDecoration: "underline",
  textUnderlineOffset: ".18em",
  textDecorationThickness: "1px",
  cursor: "pointer",
});
