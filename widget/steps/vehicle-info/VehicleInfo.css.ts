import { style } from "@vanilla-extract/css";
import { NARROW, WIDE } from "../../theme/constants.ts";

export const form = style({
  display: "grid",
  // The column beside it may be taller: its rows keep their height.
  alignContent: "start",
  gap: "14px",
  marginTop: "16px",
  "@container": { [WIDE]: { gap: "18px", marginTop: "22px" } },
});

/** Beside the form, where there is room. */
export const columns = style({
  "@container": {
    [WIDE]: { display: "grid", gridTemplateColumns: "minmax(0, 640px) minmax(220px, 1fr)", columnGap: "48px" },
  },
});
export const why = style({ marginTop: "22px", "@container": { [NARROW]: { display: "none" } } });

/** In the landing page the progress stands under the title. */
export const progress = style({ marginTop: "16px" });

/** Two lines where they fit on one as well, so that a page knows how much room the form takes. */
export const who = style({ minHeight: "3em" });
