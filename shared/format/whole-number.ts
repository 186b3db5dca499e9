/** Thousands set apart by a comma, a point or a space, the same throughout, each before three digits. */
const GROUPED = String.raw`\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)|\d+`;
/** Decimals, at most two, stand after a point: "98,0" is too likely a slip in "98,000" to be read as 98. */
const NUMBER = new RegExp(String.raw`^(?:(${GROUPED})(?:\.\d{1,2})?|(\d{1,3}(?:\.\d{3})+))$`);

/**
 * A whole number as people type one: "98,000", "98.000" and "98 000" are 98000, "98000.5" is too. Anything else is
 * null.
 */
export function wholeNumber(typed: string): number | null {
  const [, whole, byPoints] = NUMBER.exec(typed.trim()) ?? [];
  const digits = whole ?? byPoints;
  return digits === undefined ? null : Number(digits.replace(/\D/g, ""));
}
