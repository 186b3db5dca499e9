import { DARK_COLORS, LIGHT_COLORS } from "#shared/design-tokens.ts";
import { cssColor, type Rgb, readableOn, readColor, standOut } from "./contrast.ts";
import { color } from "./tokens.css.ts";

const rgb = (hex: string) => readColor(hex)!;

/**
 * The variables of a partner's accent, or none where it is no color. Text on it, lines and small text are chosen by
 * contrast.
 */
export function accentVars(accent: string | undefined, dark: boolean): Record<string, string> {
  if (!accent) return {};
  const value = readColor(accent);
  if (!value) return {};
  const theme = dark ? DARK_COLORS : LIGHT_COLORS;
  const onMarks = (ratio: number): Rgb => standOut(value, rgb(theme.page), rgb(theme.ink), ratio);
  return {
    [name(color.accent)]: cssColor(value),
    [name(color.onAccent)]: cssColor(readableOn(value, [rgb(LIGHT_COLORS.onAccent)])),
    [name(color.accentLine)]: cssColor(onMarks(3)),
    [name(color.accentInk)]: cssColor(onMarks(4.5)),
  };
}

/** "var(--x)" → "--x" */
const name = (reference: string) => reference.slice(4, -1);
