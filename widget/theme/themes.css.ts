import { assignVars, style } from "@vanilla-extract/css";
import { DARK_COLORS, LIGHT_COLORS } from "#shared/design-tokens.ts";
import { color } from "./tokens.css.ts";

const lightVars = assignVars(color, LIGHT_COLORS);
const darkVars = assignVars(color, DARK_COLORS);

/** The values of `theme`: two fixed ones, and the setting of the system. */
export const themes = {
  light: style({ colorScheme: "light", vars: lightVars }),
  dark: style({ colorScheme: "dark", vars: darkVars }),
  auto: style({
    colorScheme: "light dark",
    vars: lightVars,
    "@media": { "(prefers-color-scheme: dark)": { vars: darkVars } },
  }),
};
export type ThemeName = keyof typeof themes;
