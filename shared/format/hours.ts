import type { Range } from "../schemas/diagnostic.ts";

const short = (hours: number) => String(Math.round(hours * 10) / 10);

/** Shop time: {1.3, 1.8} → "1.3–1.8 hours"; past a working day in days of eight hours. */
export function shopTime({ min, max }: Range) {
  if (max > 16) return span(Math.max(1, Math.ceil(min / 8)), Math.ceil(max / 8), "day");
  return min === max ? `${short(min)} ${min === 1 ? "hour" : "hours"}` : `${short(min)}–${short(max)} hours`;
}

const span = (from: number, to: number, unit: string) =>
  from === to ? `${from} ${from === 1 ? unit : `${unit}s`}` : `${from}–${to} ${unit}s`;
