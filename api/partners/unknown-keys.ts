/** Milliseconds for which a key that nobody has is not looked up again, and how many such keys are remembered. */
const REMEMBERED = 5_000;
const MOST = 1_000;

/** Keys that the database did not know a moment ago: whoever sends one again and again costs it nothing. */
export function createUnknownKeys({ remembered = REMEMBERED, most = MOST } = {}) {
  const until = new Map<string, number>();
  return {
    has: (key: string) => (until.get(key) ?? 0) > performance.now(),
    add(key: string) {
      until.delete(key);
      until.set(key, performance.now() + remembered);
      // A map keeps the order in which keys came.
      if (until.size > most) until.delete(until.keys().next().value!);
    },
  };
}
