import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { DARK_COLORS, LIGHT_COLORS } from "#shared/design-tokens.ts";

/** The look's colours as CSS variables; they follow the system's light or dark setting. */
export const color = createGlobalTheme(":root", LIGHT_COLORS);

globalStyle(":root", {
  colorScheme: "light dark",
  "@media": { "(prefers-color-scheme: dark)": { vars: assignVars(color, DARK_COLORS) } },
});
