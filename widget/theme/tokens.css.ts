import { createThemeContract } from "@vanilla-extract/css";
import { LIGHT_COLORS, TYPE_SIZE } from "#shared/design-tokens.ts";

const names = <K extends string>(values: Record<K, unknown>) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, null])) as Record<K, null>;

/** Colors by purpose, never by hue: a theme gives each a value. */
export const color = createThemeContract(names(LIGHT_COLORS));

/** Type sizes by role. They follow the width of the container, see `base.css.ts`. */
export const type = createThemeContract(names(TYPE_SIZE));

/** What changes with the room there is: padding of a sheet, and over and under the lines of a list. */
export const room = createThemeContract({ pad: null, line: null });

/** `motion.quick` for colors, `motion.move` for rows that change places; both 0 under reduced motion. */
export const motion = createThemeContract({ quick: null, move: null });
