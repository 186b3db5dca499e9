/** Thousands set apart by a comma, a point or a space, and at most two decimals, which are dropped. */
const NUMBER = /^(\d{1,3}(?:[,.\s]\d{3})+|\d+)(?:[.,]\d{1,2})?$/;

/** A whole number as people type one: "98,000", "98.000" and "98 000" are 98000, "98000.5" is too. Anything else is null. */
export function wholeNumber(typed: string): number | null {
  const [, whole] = NUMBER.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replace(/\D/g, ""));
}
