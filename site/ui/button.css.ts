import { style } from "@vanilla-extract/css";
import { font, media, radius, typeSize } from "../theme/scale.ts";
import { color } from "../theme/tokens.css.ts";

const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "10px",
  minHeight: "50px",
  padding: "0 28px",
  borderRadius: radius.large,
  border: "1px solid",
  font: `600 ${typeSize.body}/1.1 ${font.text}`,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: "background-color 120ms ease-out",
  "@media": { [media.phone]: { width: "100%" } },
});

/** The one next action: a road-work sign, orange with an ink line set inside its edge. */
export const mainButton = style([
  button,
  {
    position: "relative",
    background: color.accent,
    borderColor: color.accent,
    color: color.onAccent,
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        inset: "3px",
        border: `1.5px solid ${color.onAccent}`,
        borderRadius: radius.small,
        pointerEvents: "none",
      },
      "&:disabled": { background: color.sunk, borderColor: color.rule, color: color.ink2, cursor: "default" },
      "&:disabled::after": { display: "none" },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover::after": { borderWidth: "2.5px" } } },
      [media.forcedColors]: { selectors: { "&::after": { borderColor: "ButtonText" } } },
    },
  },
]);

/** Any other action: an ink outline. */
export const secondButton = style([
  button,
  {
    background: "transparent",
    borderColor: color.ink,
    color: color.ink,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: color.sunk } } } },
  },
]);
