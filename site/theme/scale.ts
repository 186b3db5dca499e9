import { RADIUS, SPACE, TYPE_SIZE } from "#shared/design-tokens.ts";

/** Lengths in rem, so that they follow the reader's own text size. */
const inRem = <K extends string>(pixels: Record<K, number>) =>
  Object.fromEntries(Object.entries<number>(pixels).map(([name, px]) => [name, `${px / 16}rem`])) as Record<K, string>;

export const space = inRem(SPACE);
export const typeSize = inRem(TYPE_SIZE);

export const radius = { large: `${RADIUS.large}px`, small: `${RADIUS.small}px`, bar: `${RADIUS.bar}px` };

export const font = {
  text: '"Barlow", "Barlow Fallback", "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  condensed: '"Barlow Condensed", "Barlow", "Arial Narrow", sans-serif',
};

/** Media conditions, the wider before the narrower. A phone, here, is anything too narrow for two columns. */
export const media = {
  tablet: "(max-width: 1000px)",
  phone: "(max-width: 760px)",
  smallPhone: "(max-width: 359px)",
  hover: "(hover: hover)",
  forcedColors: "(forced-colors: active)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
};
