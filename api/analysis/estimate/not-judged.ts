import type { ReadEstimate } from "./read-estimate.ts";

/** Signs, codes and words of money that is no US dollar. A code counts in capitals alone. */
const FOREIGN =
  /[€£¥₹₩₱]\s?\d|\d\s?[€£¥₹₩₱]|\b(?:CA?|AU?|NZ|MX|HK|R)\$\s?\d|\b(?:CAD|EUR|GBP|AUD|NZD|MXN|INR|JPY|CHF|BRL|ZAR|PLN)\b|\bRs\.?\s?\d|\b(?:[Ee]uros?|[Pp]esos|[Rr]upees?|[Qq]uid|[Pp]ounds sterling|[Cc]anadian dollars?|[Aa]ustralian dollars?)\b/;

/** Why no line of an estimate can be judged, as a sentence; absent where some may be. */
export function notJudged({ text, lines, discounts }: ReadEstimate): string | undefined {
  const foreign = FOREIGN.exec(text);
  if (foreign)
    return `The amounts seem to be in another currency (${foreign[0].replace(/[\d\s]/g, "")}). Give them in US dollars and we will judge them.`;
  if (discounts.length > 0 && lines.every(({ amount }) => amount === undefined))
    return "We read only credits and negative amounts. Give the prices that the shop asks, and we will judge them.";
  return undefined;
}
