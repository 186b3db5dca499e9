import type { Piece } from "./rows.ts";

/** What a piece of an estimate is. `work` names a job as a whole, `part` and `labor` one half of it. */
export type Kind =
  | "total"
  | "subtotal"
  | "tax"
  | "fee"
  | "discount"
  | "parts_total"
  | "labor_total"
  | "part"
  | "labor"
  | "work";

const SUBTOTAL = /\bsub\s*-?\s*(?:tot(?:al)?|t?tl)\b/i;
const PARTS_TOTAL = /\btotal\s+parts\b|\bparts\s+(?:sub)?total\b|^\W*parts\s+(?:amount|amt)\b/i;
const LABOR_TOTAL = /\btotal\s+labou?r\b|\blabou?r\s+(?:sub)?total\b|^\W*labou?r\s+(?:amount|amt)\b/i;
const TOTAL =
  /\b(?:grand\s+)?(?:tot(?:al)?|ttl)\b|\bthat(?:'?s| is| makes)\s+\$?\d(?![\d.]*\s*h(?:rs?|ours?)\b)|\bsum\b|\b(?:amount|balance)\s+due\b|\bplease\s+pay\b|\bout\s+the\s+door\b|\botd\b|\bcom(?:es?|ing)\s+(?:out\s+)?to\b|\ball\s+(?:in|together)\b|\bestimate\s+amount\b/i;
const TAX = /\b(?:sales\s+|state\s+|local\s+|county\s+)?(?:tax(?:es)?|tx)\b/i;
const DISCOUNT =
  /\bdiscounts?\b|\bcoupons?\b|\bpromo\w*\b|\bsavings?\b|\brebates?\b|\bcredit\b(?!\s*card)|\b\d+\s*%\s*off\b|\bsenior\b|\bmilitary\b|\bdeposit\b|\bprepaid\b/i;
const FEE =
  /\bshop\s+(?:supplies|supply|fees?|materials?|charges?)\b|\bsupplies\b|\benvironment\w*|\bhaz(?:ardous|mat)?\b|\bdisposal\b|\bepa\b|\bwaste\b|\brecycl\w*|\bcore\b(?!\s*(?:support|plug))|\bstorage\b|\bcard\s+fee\b|\bconvenience\s+fee\b|\bsurcharge\b|\bmisc\w*\b|\bfreight\b|\bshipping\b|\btire\s+(?:fee|tax|disposal)\b|\badmin\w*\s+fee\b/i;
/** "CPM 2.0 310.00" is a dealer's labor that the customer pays. */
const LABOR =
  /\blabou?r\b|\binstall(?:ation)?\b|\br\s?&\s?r\b|\bremove\s+(?:and|&)\s+replace\b|\btech(?:nician)?\s+time\b|^\W*(?:\d{2,6}\s+)?cp[mst]?\s+[\d.]/i;
const PART = /\bparts?\b|\bp\/?n\b|#\s*[A-Z0-9-]{4,}|\bqty\b|\bea(?:ch)?\b|\b(?:oem|aftermarket|reman\w*)\b/i;

/** Words that say that the price is for parts and labor together. */
const WHOLE =
  /\bparts?\s*(?:and|&|\+|n)\s*labou?r\b|\blabou?r\s*(?:and|&|\+|n)\s*parts?\b|\binstalled\b|\b(?:incl\w*\.?|with|w\/)\s*labou?r\b|\blabou?r\s+incl\w*/i;

/** "Quoted me $1,850 for a water pump", with the figure or cut from it: the price of the whole, whatever is said of it then. */
const QUOTED = /\bquot\w*\s+(?:me\s+|us\s+)?(?:\$?\d[\d,.]*\s+)?(?:for|to)\b(?!\s+(?:the\s+)?(?:parts?|labou?r)\b)/i;

export const isQuoted = (text: string): boolean => QUOTED.test(text);

/** Decides what a piece is by its words; a repair named in it makes "total" and "tax" mere talk. */
export function kindOf({ text, hours, amount, parts, labor }: Piece, namesRepair: boolean): Kind {
  if (SUBTOTAL.test(text)) return "subtotal";
  if (LABOR_TOTAL.test(text)) return "labor_total";
  if (PARTS_TOTAL.test(text)) return "parts_total";
  if (
    TOTAL.test(text) &&
    !(namesRepair && !/tot(?:al)?\W*$/i.test(withoutAmounts(text)) && !/^\W*(?:grand\s+)?tot(?:al)?\b/i.test(text))
  )
    return "total";
  if (TAX.test(text) && (!namesRepair || /^\W*(?:sales\s+)?tax/i.test(text))) return "tax";
  if (DISCOUNT.test(text) || (amount !== undefined && amount < 0)) return "discount";
  if (
    FEE.test(text) &&
    !/\b(?:install|replace)/i.test(text) &&
    (!namesRepair || /^\W*(?:shop|environ|haz|core|disposal|epa|tire\s+(?:fee|tax|disp))|fee\b|disposal\b/i.test(text))
  )
    return "fee";
  if ((parts !== undefined && labor !== undefined) || (namesRepair && isQuoted(text))) return "work";
  if ((LABOR.test(text) || hours !== undefined) && !WHOLE.test(text)) return "labor";
  if (PART.test(text) && !/\bparts?\s*(?:and|&|\+)\s*labou?r\b/i.test(text)) return "part";
  return "work";
}

const withoutAmounts = (text: string) => text.replace(/\$?\s*(?<!\d)\d[\d,]{0,9}(?:\.\d{2})?\s*$/, "");
