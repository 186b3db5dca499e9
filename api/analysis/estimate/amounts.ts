import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

/** A number of a row that may be money: dollars, with its place in the row. */
export interface Amount {
  value: number;
  start: number;
  end: number;
  /** Written with a dollar sign. */
  dollar: boolean;
}

/** All plain numbers of a row, counts and hours too: what products and sums are tried on. */
export interface RowNumbers {
  amounts: Amount[];
  numbers: number[];
}

/** A scan may set off the comma of thousands by a space: "1 ,234.00", "$1, 234 .00". "450, 300" are two numbers. */
const NUMBER =
  /\d{1,3} ,\d{3}(?!\d)(?: ?\.\d{2}(?!\d))?|(?<=\$ ?)\d{1,2}, \d{3} ?\.\d{2}(?!\d)|\d[\d,]*(?:\.\d+)?|(?<![\d.])\.\d{1,2}(?!\d)/g;
const MASKED = [
  new RegExp(KNOWLEDGE.estimateWords.rate, "gi"), // "labor rate $165/hr"
  /\(?\b\d{3}\)?[-. ]+\d{3}[-. ]\d{4}\b/g, // phones
  /\b\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b/g, // dates
  /\b[A-HJ-NPR-Z0-9]{17}\b/gi, // VINs
  /\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\b/g, // state and ZIP
  /\b\d{1,6}\s+(?:[NSEW]\.?\s+)?[A-Z][\w.]*(?:\s+[A-Z][\w.]*){0,3}\s+(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|hwy|highway|pkwy|ct)\b/gi,
  /\b\d+\s*[wW]\s*-?\s*\d+\b/g, // 5W-30
  new RegExp(KNOWLEDGE.estimateWords.tireSize, "gi"), // 215/55R17
  /(?<![\d.,$])\d{1,2}\/\d{2,3}(?![\d.,]\d)\b/g, // 3/32, 24/36
  /(?<![\d.,$])\d{2,4}\s+(?:of|out of)\s+\d{2,4}\s*(?:cca|amps?|psi|volts?)\b/gi, // 310 of 800 CCA
  /\b\d{1,2}:\d{2}\b/g, // times
  /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s*[x×@*]\s*\$?\d{1,5}(?:\.\d{1,2})?(?=\s*=)/gi, // factors of a printed product
];
/** "3 hrs at $150/hr": hours times rate, where the product is not printed behind. */
const RATED =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*(?:hrs?|hours?|h)\s*(?:(?:of\s+)?labou?r\s*)?(?:@|at|x|×)\s*\$?\s*(\d{2,3}(?:\.\d{2})?)(?!\d)(?:\s*(?:\/|per|an?)\s*(?:hr|hour)\b)?/gi;
/** How many characters around a number decide what it is. */
const NEAR = 40;
/** "4 x 22", "4 tires @ $160 each": a count times a price, where the product is not printed behind. */
const COUNTED =
  /(?<![\d.$])(\d{1,2})\s*(?:x|×|@|(?:[a-z]+\s+){1,3}@|(?:[a-z]+\s+){1,3}at(?=\s*\$?\s*\d+(?:\.\d{2})?\s*(?:each|ea|apiece)))\s*\$?\s*(\d{2,4}(?:\.\d{2})?)(?![\d.])(?:\s*(?:each|ea|apiece)\b)?/gi;
/** A rate is no price of anything. */
const HOURLY = /^\s*(?:\/|per|an?)\s*(?:hr|hour)\b/i;
/** Units and words after a number that make it no money. */
const NOT_MONEY_AFTER =
  /^\s*(?:%|percent|miles?\b|mi\b|k\b|hrs?\b|hours?\b|h\b|mm\b|psi\b|qts?\b|quarts?\b|months?\b|mos?\b|mths?\b|years?\b|yrs?\b|days?\b|mph\b|volts?\b|cca\b|lbs?\b|oz\b|ml\b|liters?\b|cyl|x\b|\/32|point\b|-?point\b|wheel\b|tires?\b|new\b|front\b|rear\b|bolts?\b|pcs?\b|wd\b)/i;
/** Words before a number that make it a name of something. */
const NOT_MONEY_BEFORE =
  /(?:#|\b(?:p\/?n|part\s*(?:no|number|num)\.?|vin|zip|phone|tel|fax|r\.?o\.?|invoice|inv|order|ref|qty|quantity|odometer|mileage|miles(?: in| out)?|odo|suite|ste|unit\s?#|lic|plate|tag|case|page|model|code|stock|size))[\s:.#]*$/i;

/** "The maker says 100,000", "due every 60,000": so many are miles. */
const INTERVAL = {
  before:
    /\b(?:every|due at|interval|(?:manual|maker|manufacturer|book|schedule|factory|handbook|guide)(?: \w+){0,3})[\s:]*$/i,
  from: 3000,
};

/** A number behind a bare "part" is its number where it is longer than a price. */
const PART_NUMBER = { before: /\bpart[\s:.]*$/i, from: 2000 };
/** Words before a small number that count or place a part: "bank 1 sensor 2". */
const PLACED = { before: /\b(?:bank|sensor|cyl(?:inder)?s?)[\s:.#]*$/i, most: 19 };

/** The money of a row of an estimate. Part numbers, mileages, dates, hours and counts are no money. */
export function numbersOf(row: string): RowNumbers {
  const masked = MASKED.reduce((text, pattern) => text.replace(pattern, (found) => "_".repeat(found.length)), row);
  const amounts: Amount[] = [];
  const numbers: number[] = [];
  for (const match of [...masked.matchAll(RATED), ...masked.matchAll(COUNTED)]) {
    const value = Math.round(Number(match[1]) * Number(match[2]) * 100) / 100;
    const end = match.index + match[0].length;
    if (amounts.some((rated) => match.index < rated.end && end > rated.start)) continue;
    if (!/^\s*=?\s*\$?\s*\d/.test(masked.slice(end, end + NEAR)))
      amounts.push({ value, start: match.index + match[0].lastIndexOf(match[2]!), end, dollar: true });
  }
  const rated = [...amounts];
  for (const match of masked.matchAll(NUMBER)) {
    const written = match[0].replace(/,+$/, "");
    const [start, end] = [match.index, match.index + written.length];
    const [before, after] = [masked.slice(Math.max(0, start - NEAR), start), masked.slice(end, end + NEAR)];
    if (/[A-Za-z_.]$/.test(before) || /[A-Za-z0-9]-$/.test(before)) continue;
    const dollar = /\$\s*-?\s*$/.test(before) || /^\s*(?:dollars|bucks|usd)\b/i.test(after);
    const thousands = dollar && /^k\b/i.test(after);
    if (/^[A-Za-z_]/.test(after) && !thousands && !/^(?:hrs?|hours?|h|x|ea|each|per)\b/i.test(after)) continue;
    const value = Number(written.replace(/[, ]/g, "")) * (thousands ? 1000 : 1);
    if (!Number.isFinite(value) || value > 200_000) continue;
    if (/^-[A-Za-z0-9]/.test(after) && !dollar) continue;
    numbers.push(value);
    if (rated.some((amount) => start >= amount.start && end <= amount.end) || HOURLY.test(after)) continue;
    if (WORTH.test(before)) continue;
    if (dollar || isMoney(written, value, before, after))
      amounts.push({ value, start, end: thousands ? end + 1 : end, dollar });
  }
  return { amounts: withoutBare(amounts, row).sort((a, b) => a.start - b.start), numbers };
}

/** In columns that print money with cents a bare number is none: "Battery, group 35 AGM  205.86". */
function withoutBare(amounts: readonly Amount[], row: string): Amount[] {
  const isBare = ({ start, end, dollar }: Amount) => !dollar && /^[\d,]+$/.test(row.slice(start, end));
  const columns = /\S {2,}\S/.test(row) && amounts.some(({ start, end }) => /\.\d{2}$/.test(row.slice(start, end)));
  return amounts.filter((amount) => !columns || !isBare(amount));
}

/** "Bought new June 2018", "since 2019": a year. */
const DATED =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,?\s*(?:\d{1,2},?\s*)?$|\b(?:in|since|new|from|until|of|bought|my|a|the|year|model year|built|made)\s*$/i;

/** What the car is worth is no price of work. */
const WORTH = new RegExp(KNOWLEDGE.estimateWords.worth, "i");

function isMoney(written: string, value: number, before: string, after: string) {
  if (NOT_MONEY_AFTER.test(after) || NOT_MONEY_BEFORE.test(before)) return false;
  if (INTERVAL.before.test(before) && value >= INTERVAL.from) return false;
  if (PLACED.before.test(before) && value <= PLACED.most) return false;
  if (PART_NUMBER.before.test(before) && value >= PART_NUMBER.from) return false;
  if (/^\./.test(written)) return false;
  if (/\.\d{2}$/.test(written)) return true;
  if (written.includes(".")) return false;
  if (value >= 1980 && value <= 2030 && !written.includes(","))
    return !/^\s*[A-Za-z]/.test(after) && before.trim() !== "" && !DATED.test(before);
  return value >= 10 && (value < 10_000 || written.includes(","));
}
