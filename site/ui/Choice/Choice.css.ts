import { style } from "@vanilla-extract/css";
import { media, radius, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  marginBottom: "6px",
  padding: 0,
  fontSize: typeSize.fine,
  fontWeight: 500,
  lineHeight: 1.4,
  color: color.ink2,
});

export const options = style({ display: "flex", flexWrap: "wrap", gap: "8px 20px" });

/** A ring that is filled where it is chosen, drawn by the browser, and as large as a finger. */
export const option = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  minHeight: "32px",
  fontSize: typeSize.small,
  fontWeight: 500,
  cursor: "pointer",
  borderRadius: radius.small,
});

export const radio = style({
  width: "18px",
  height: "18px",
  margin: 0,
  accentColor: color.ink,
  cursor: "pointer",
  "@media": { [media.forcedColors]: { accentColor: "auto" } },
});
