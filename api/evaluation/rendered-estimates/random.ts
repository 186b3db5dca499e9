/** Numbers that are the same on every machine for the same seed (mulberry32). */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  between(min: number, max: number): number;
  whole(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** So many different ones, in the order of the list they come from. */
  some<T>(from: readonly T[], count: number): T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + (max - min) * next();
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  return {
    next,
    between,
    whole,
    pick: (from) => from[whole(0, from.length - 1)]!,
    some: (from, count) =>
      from
        .map((item, at) => ({ item, at, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
