/** Contrast of colors by WCAG 2.2, and an accent of a partner's choice made readable. */
export type Rgb = readonly [number, number, number];

/** "#f60", "#ff6600" → [255, 102, 0]; anything else goes through a canvas where there is one. Unknown → null. */
export function readColor(text: string): Rgb | null {
  const value = text.trim();
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  const long = short ? null : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (short) return [hex(short[1]! + short[1]!), hex(short[2]! + short[2]!), hex(short[3]! + short[3]!)];
  if (long) return [hex(long[1]!), hex(long[2]!), hex(long[3]!)];
  return value.startsWith("#") ? null : readByCanvas(value);
}

const hex = (digits: string) => Number.parseInt(digits, 16);

/** A canvas normalizes any opaque color the browser knows to "#rrggbb" or draws it. */
function readByCanvas(value: string): Rgb | null {
  if (typeof CSS === "undefined" || !CSS.supports?.("color", value)) return null;
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return null;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? [r, g, b] : null;
}

const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** From 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `color` towards `ink` until it stands out from `ground` by at least `ratio`. */
export function standOut(color: Rgb, ground: Rgb, ink: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = color.map((c, i) => Math.round(c + (ink[i]! - c) * share)) as unknown as Rgb;
    if (contrast(mixed, ground) >= ratio) return mixed;
  }
  return ink;
}

/** The first of `candidates` that reads on `color`; black or white always does. */
export const readableOn = (color: Rgb, candidates: readonly Rgb[]): Rgb =>
  [...candidates, [255, 255, 255] as const, [0, 0, 0] as const].find((text) => contrast(text, color) >= 4.5)!;

export const cssColor = ([r, g, b]: Rgb) => `rgb(${r} ${g} ${b})`;
