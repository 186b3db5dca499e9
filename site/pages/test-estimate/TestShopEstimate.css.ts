import { style } from "@vanilla-extract/css";
import { radius, space, typeSize } from "../../theme/scale.ts";
import { color } from "../../theme/tokens.css.ts";

export const form = style({ display: "grid", justifyItems: "stretch", gap: space.large });

export const question = style({ minHeight: "100px" });

export const label = style({ display: "block", marginBottom: space.xsmall, fontWeight: 600 });

export const picker = style({
  width: "100%",
  fontFamily: "inherit",
  fontSize: typeSize.small,
  selectors: {
    "&::file-selector-button": {
      minHeight: "40px",
      marginInlineEnd: space.small,
      padding: `0 ${space.medium}`,
      font: "inherit",
      fontWeight: 600,
      color: color.ink,
      background: "transparent",
      border: `1px solid ${color.ink}`,
      borderRadius: radius.large,
      cursor: "pointer",
    },
  },
});

export const file = style({
  marginTop: space.xsmall,
  fontSize: typeSize.small,
  color: color.ink2,
  overflowWrap: "anywhere",
});

export const result = style({ minHeight: "160px", paddingTop: space.large });
