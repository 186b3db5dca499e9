import { RADIUS, SPACE } from "#shared/design-tokens.ts";

const px = <K extends string>(values: Record<K, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`])) as Record<K, string>;

/** Spaces and radii in px: `rem` would follow the host page. */
export const space = px(SPACE);
/** The page may set the radius of sheets, buttons and fields. */
export const radius = { ...px(RADIUS), large: `var(--repair-assist-radius, ${RADIUS.large}px)` };

/** Conditions on the width of the widget itself, never of the window. */
export const NARROW = "(max-width: 759px)";
export const WIDE = "(min-width: 760px)";
export const TINY = "(max-width: 329px)";

export const FORCED_COLORS = "(forced-colors: active)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const HOVER = "(hover: hover)";

/** Set on the frame by the partner's look. */
export const PARTNER_FONT = "--partner-font";
/** The face of the widget: the page sets `--repair-assist-font`. */
export const FONT =
  'var(--repair-assist-font, var(--partner-font, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif))';
