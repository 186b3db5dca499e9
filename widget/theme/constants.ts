import { RADIUS, SPACE } from "#shared/design-tokens.ts";

const px = <K extends string>(values: Record<K, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`])) as Record<K, string>;

/** Spaces and radii in px: `rem` would follow the host page. */
export const space = px(SPACE);
export const radius = px(RADIUS);

/** Conditions on the width of the widget itself, never of the window. */
export const NARROW = "(max-width: 759px)";
export const WIDE = "(min-width: 760px)";
export const TINY = "(max-width: 329px)";

export const FORCED_COLORS = "(forced-colors: active)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const HOVER = "(hover: hover)";

/** The face of the widget: the site and partners set `--repair-assist-font`. */
export const FONT =
  'var(--repair-assist-font, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif)';
