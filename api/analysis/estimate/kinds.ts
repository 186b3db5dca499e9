import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Piece } from "./piece.ts";

/** What a piece of an estimate is. `work` names a job as a whole, `part` and `labor` one half of it. */
export type Kind =
  | "total"
  | "subtotal"
  | "tax"
  | "fee"
  | "discount"
  | "share"
  | "parts_total"
  | "labor_total"
  | "part"
  | "labor"
  | "work";

const { kinds, whole, quoted, rate, shops, beforeTax } = KNOWLEDGE.estimateWords;
const inAnyCase = (words: string) => new RegExp(words, "i");
const SUBTOTAL = inAnyCase(kinds.subtotal);
const PARTS_TOTAL = inAnyCase(kinds.partsTotal);
const LABOR_TOTAL = inAnyCase(kinds.laborTotal);
const TOTAL = inAnyCase(kinds.total);
const TAX = inAnyCase(kinds.tax);
const DISCOUNT = inAnyCase(kinds.discount);
/** "Discount Tire" is no discount. */
const CHAINS = new RegExp(shops.chains, "gi");
const SHARE = inAnyCase(kinds.share);
const FEE = inAnyCase(kinds.fee);
const LABOR = inAnyCase(kinds.labor);
const PART = inAnyCase(kinds.part);
const WHOLE = inAnyCase(whole);
const RATE = new RegExp(rate, "gi");
const QUOTED = inAnyCase(quoted);

/** "Quoted me $1,850 for a water pump": the price of the whole. */
export const isQuoted = (text: string): boolean => QUOTED.test(text);

/** Words of a coupon, a credit or money off. */
export const isDiscount = (text: string): boolean => DISCOUNT.test(text.replace(CHAINS, " "));

/** Decides what a piece is by its words; a repair named in it makes "total" and "tax" mere talk. */
export function kindOf({ text, hours, amount, parts, labor }: Piece, namesRepair: boolean): Kind {
  if (SHARE.test(text) && !namesRepair) return "share";
  if (SUBTOTAL.test(text)) return "subtotal";
  if (LABOR_TOTAL.test(text)) return "labor_total";
  if (PARTS_TOTAL.test(text)) return "parts_total";
  if (
    TOTAL.test(text) &&
    !(namesRepair && !/tot(?:al)?\W*$/i.test(withoutAmounts(text)) && !/^\W*(?:grand\s+)?tot(?:al)?\b/i.test(text))
  )
    return "total";
  if (amount !== undefined && isSumBeforeTax(text)) return "total";
  if (TAX.test(text.replace(UNTAXED, " ")) && (!namesRepair || /^\W*(?:sales\s+)?tax/i.test(text))) return "tax";
  if (isDiscount(text) || (amount !== undefined && amount < 0)) return "discount";
  if (
    FEE.test(text) &&
    !/\b(?:install|replace)/i.test(text) &&
    (!namesRepair || /^\W*(?:shop|environ|haz|core|disposal|epa|tire\s+(?:fee|tax|disp))|fee\b|disposal\b/i.test(text))
  )
    return "fee";
  if ((parts !== undefined && labor !== undefined) || (namesRepair && isQuoted(text))) return "work";
  if ((LABOR.test(text.replace(RATE, " ")) || hours !== undefined) && !WHOLE.test(text)) return "labor";
  if (PART.test(text) && !/\bparts?\s*(?:and|&|\+)\s*labou?r\b/i.test(text)) return "part";
  return "work";
}

/** What is said of the tax beside another sum: "comes 1007 even plus tax". */
const UNTAXED = /\b(?:plus|before|and|without|excl\w*|no)\.?\s+(?:the\s+|sales\s+)?tax\b|\+\s*tax\b/gi;

const BEFORE_TAX = new RegExp(beforeTax, "i");
/** "= $2,403.50 before tax", "so 638 + tax": nothing but a figure and that the tax comes on top of it. */
const isSumBeforeTax = (text: string) => {
  const rest = text.replace(/^\W*(?:so|or|then|is)\b/i, "").replace(/^[^a-z+]*?\$?\d[\d,.]*|^\W+(?=[a-z+])/i, "");
  return BEFORE_TAX.test(rest);
};

const withoutAmounts = (text: string) => text.replace(/\$?\s*(?<!\d)\d[\d,]{0,9}(?:\.\d{2})?\s*$/, "");
