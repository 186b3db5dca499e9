/**
 * [make(0), …, make(count - 1)]. `Array.from` would do the same, but Prototype.js and MooTools, which some pages around
 * the widget have, put one of their own in its place that knows no `make`.
 */
export function times<T>(count: number, make: (index: number) => T): T[] {
  const made: T[] = [];
  for (let index = 0; index < count; index++) made.push(make(index));
  return made;
}

/** The sum of numbers. Prototype.js 1.6 has a `reduce` of its own. */
export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
