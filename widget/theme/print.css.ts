import { globalStyle, style } from "@vanilla-extract/css";
import { frame } from "./base.css.ts";

const PRINT = "print";

/** What one operates is no use on paper. */
export const screenOnly = style({ "@media": { [PRINT]: { display: "none !important" } } });

// Small enough for one or two sheets, and wide enough for the table's wide layout.
globalStyle(frame, { "@media": { [PRINT]: { zoom: 0.68, colorScheme: "light" } } });
// Bars and cells are filled with backgrounds, which printers leave out unless told.
globalStyle("*", { "@media": { [PRINT]: { printColorAdjust: "exact" } } });
globalStyle("details:not([open])", { "@media": { [PRINT]: { display: "none" } } });
globalStyle("li, tr, figure", { "@media": { [PRINT]: { breakInside: "avoid" } } });
globalStyle("h1, h2, h3, h4", { "@media": { [PRINT]: { breakAfter: "avoid" } } });
