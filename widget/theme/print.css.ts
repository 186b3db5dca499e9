import { globalStyle, style } from "@vanilla-extract/css";

const PRINT = "print";

/** What one operates is no use on paper. */
export const screenOnly = style({ "@media": { [PRINT]: { display: "none !important" } } });

export const printOnly = style({ display: "none", "@media": { [PRINT]: { display: "flex" } } });

// Bars and cells are filled with backgrounds, which printers leave out unless told.
globalStyle("*", { "@media": { [PRINT]: { printColorAdjust: "exact" } } });
globalStyle("details:not([open])", { "@media": { [PRINT]: { display: "none" } } });
globalStyle("li, tr, figure", { "@media": { [PRINT]: { breakInside: "avoid" } } });
globalStyle("h1, h2, h3, h4", { "@media": { [PRINT]: { breakAfter: "avoid" } } });
