import { style } from "@vanilla-extract/css";
import { media, space } from "../../theme/scale.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 280px) auto",
  justifyContent: "start",
  alignItems: "center",
  gap: space.medium,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Room for one line, so that what comes does not push the page. */
export const results = style({ minHeight: "120px", paddingBlock: space.large });

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: space.medium,
});
