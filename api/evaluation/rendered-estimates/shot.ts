import { type Random, randomFrom } from "./random.ts";

export const DIFFICULTIES = ["clean", "tilted", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How a sheet is photographed. */
export interface Shot {
  /** Of the picture, in pixels; portrait. */
  width: number;
  height: number;
  /** Share of the picture's width that the sheet fills. */
  fill: number;
  /** Degrees clockwise. */
  tilt: number;
  /** Degrees that the camera looks from above (x) and from the side (y). */
  leanX: number;
  leanY: number;
  /** How much light a shadow takes away, 0 to 1, and where it falls: degrees of its edge. */
  shadow: number;
  shadowAngle: number;
  /** Share of the light there is. */
  light: number;
  /** Standard deviations: of the blur in pixels of a picture that is 1950 wide, of the noise in gray levels. */
  blur: number;
  noise: number;
  /** Of the JPEG, 1 to 100. */
  quality: number;
  background: string;
  seed: number;
}

const STRAIGHT = { tilt: 0, leanX: 0, leanY: 0, shadow: 0, shadowAngle: 0, light: 1, blur: 0, noise: 0 };

/** A scan or a screen picture; a phone held well enough; and a bad photo, in two or three ways at once. */
export function shotFrom(seed: number, difficulty: Difficulty): Shot {
  const random = randomFrom(seed ^ 0x51ed270b);
  const base = { ...STRAIGHT, seed, background: random.pick(["#6b5644", "#3d4145", "#a79c8d", "#2c2620"]) };
  if (difficulty === "clean") {
    const width = random.pick([1275, 1500, 1700]);
    return { ...base, width, height: Math.round((width * 11) / 8.5), fill: 1, quality: 85 };
  }
  const size = { width: 1950, height: 2600 };
  const phone = {
    ...base,
    ...size,
    fill: random.between(0.84, 0.94),
    tilt: signed(random, 1, 5),
    leanX: random.between(0, 5),
    leanY: signed(random, 0, 4),
    shadow: random.between(0, 0.3),
    shadowAngle: random.between(0, 360),
    light: random.between(0.8, 1),
    blur: random.between(0.4, 0.9),
    noise: random.between(1, 4),
    quality: 80,
  };
  return difficulty === "tilted" ? phone : { ...phone, ...worsened(random) };
}

const signed = (random: Random, min: number, max: number) => random.between(min, max) * (random.next() < 0.5 ? -1 : 1);

function worsened(random: Random): Partial<Shot> {
  const ways: Partial<Shot>[] = [
    { blur: random.between(1.3, 2) },
    { shadow: random.between(0.5, 0.7) },
    { light: random.between(0.3, 0.45), noise: random.between(9, 14) },
    { leanX: random.between(9, 15), leanY: signed(random, 5, 9) },
    { tilt: signed(random, 6, 10) },
    { width: 1200, height: 1600 },
  ];
  return Object.assign({}, ...random.some(ways, random.whole(2, 3)), { quality: 40 });
}
