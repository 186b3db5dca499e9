import type { Piece } from "./piece.ts";

/** "2 @ 84.50", "4 x $148.00 each", "1.8 @ 135.00 = 243.00": a count and the price of one, and no words. */
const COUNT_AT_PRICE =
  /^\W*(\d{1,3}(?:\.\d{1,2})?)\s*(?:@|x|×|ea\.?|at)\W*[\d,]+(?:\.\d{2})?\s*(?:each|ea\.?)?\W*(?:[\d,]+(?:\.\d{2})?)?\W*$/i;
/** "2  84.50": the same without a sign, which may be anything unless it comes to the amount above. */
const COUNT_AND_PRICE = /^\W*(\d{1,2})\s+\W*([\d,]+\.\d{2})\W*$/;

/**
 * Receipts print the count and the price of one in a row of their own below the words: such a row tells of the piece above
 * and is no line of its own. Where the piece above has no amount, it is what they come to.
 */
export function withUnitRows(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const above = kept.at(-1);
    if (!above || !tellsOf(piece, above)) kept.push(piece);
    else if (above.amount === undefined)
      kept[kept.length - 1] = { ...above, amount: piece.amount, quantity: countOf(piece) };
    else kept[kept.length - 1] = { ...above, quantity: above.quantity ?? countOf(piece) };
  }
  return kept;
}

function tellsOf({ text, amount }: Piece, above: Piece) {
  if (amount === undefined || !/[a-z]{3}/i.test(above.text)) return false;
  if (COUNT_AT_PRICE.test(text)) return true;
  const [, count, price] = COUNT_AND_PRICE.exec(text) ?? [];
  if (!count || !price || above.amount === undefined) return false;
  return Math.abs(Number(count) * Number(price.replace(/,/g, "")) - above.amount) < 0.02;
}

const countOf = ({ text }: Piece) => {
  const count = Number((COUNT_AT_PRICE.exec(text) ?? COUNT_AND_PRICE.exec(text))?.[1]);
  return Number.isInteger(count) ? count : undefined;
};
