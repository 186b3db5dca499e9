/**
 * The look as plain values. Widget and site each make their own CSS variables of them, so that both wear one coat
 * although neither imports the other's styles. Contrast of each pair is at least 4.5 for text and 3 for marks.
 */
export const LIGHT_COLORS = {
  /** The ground, the paper on it, and what is opened in or sunk into the paper. */
  page: "#f5f0e6",
  sheet: "#fffdf8",
  sunk: "#f0e9da",
  ink: "#14233b",
  /** Second text, labels, placeholders. */
  ink2: "#4b566a",
  /** Hairlines: ornament only. */
  rule: "#d9d0be",
  /** Edge of anything one can operate. */
  field: "#857d6c",
  /** Fill of the one next action, and the ink on it. */
  accent: "#ff6b1a",
  onAccent: "#14233b",
  /** Lines that mean "here": current step, pen line, logo tick. */
  accentLine: "#e65400",
  /** Focus ring, small orange text, ticks. */
  accentInk: "#ae4200",
  high: "#b1241c",
  medium: "#875600",
  low: "#1d6a39",
  caution: "#f3b229",
  onCaution: "#14233b",
  stop: "#b1241c",
  onStop: "#ffffff",
  /** Price bars: the first cause, and the rest. */
  bar: "#14233b",
  bar2: "#74819a",
  band: "#14233b",
  onBand: "#fffdf8",
  onBand2: "#c3cad6",
};

export type ColorName = keyof typeof LIGHT_COLORS;

export const DARK_COLORS: Record<ColorName, string> = {
  page: "#0e1622",
  sheet: "#152032",
  sunk: "#1c2a40",
  ink: "#f3eddf",
  ink2: "#b5bdcb",
  rule: "#2f3d55",
  field: "#7786a0",
  accent: "#ff8438",
  onAccent: "#14233b",
  accentLine: "#ff8438",
  accentInk: "#ff9f63",
  high: "#ff8f80",
  medium: "#f7bd4a",
  low: "#7fd09a",
  caution: "#f3b229",
  onCaution: "#14233b",
  stop: "#b1241c",
  onStop: "#ffffff",
  bar: "#e9e2d2",
  bar2: "#7786a0",
  band: "#1c2a40",
  onBand: "#f3eddf",
  onBand2: "#b5bdcb",
};

/** Spaces between things, in CSS pixels. */
export const SPACE = {
  xxsmall: 4,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 24,
  xlarge: 32,
  xxlarge: 48,
  huge: 72,
} as const;

/** Corner radii in CSS pixels: sheets, buttons and fields; boxes and tags; bars. */
export const RADIUS = { large: 6, small: 3, bar: 2 } as const;

/** Type sizes in CSS pixels. `capitals` is for tracked labels alone; inputs are never under `body`. */
export const TYPE_SIZE = {
  capitals: 12,
  fine: 14,
  small: 15,
  body: 17,
  large: 20,
  heading3: 24,
  heading2: 30,
  heading1: 40,
  display: 60,
} as const;

/** The same for a narrow column, such as the widget in a blog's side bar. */
export const NARROW_TYPE_SIZE = { fine: 14, small: 15, body: 16, large: 18, heading1: 21 } as const;
