import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/constants.ts";
import { color, type } from "../../theme/tokens.css.ts";

export const row = style({
  display: "flex",
  gap: "12px",
  alignItems: "flex-start",
  padding: "4px 0",
  fontSize: type.small,
  lineHeight: 1.5,
});

export const box = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "22px",
  height: "22px",
  border: `1px solid ${color.field}`,
  borderRadius: radius.small,
  background: color.sheet,
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&:checked": { background: color.ink, borderColor: color.ink },
    // Drawn with borders: a picture by address is refused by strict hosts.
    "&:checked::after": {
      content: "",
      width: "6px",
      height: "11px",
      marginTop: "-3px",
      border: `solid ${color.sheet}`,
      borderWidth: "0 2.2px 2.2px 0",
      transform: "rotate(42deg)",
    },
    "&[aria-invalid]": { border: `2px solid ${color.high}` },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
