import { findPhoneNumbersInText } from "libphonenumber-js";
import { PLAIN_WORDS } from "../../analysis/reading/plain-words.ts";

/** What is never in a shared text, beside the e-mail addresses and phone numbers of anybody. */
export interface Owner {
  name: string;
  email: string;
  zipCode: string;
}

/**
 * Anything around an @ that ends like a name of the net. It takes more than an address rather than less. Its parts are
 * bounded, as those of addresses are, so that no text keeps it busy.
 */
const EMAIL = /[^\s@,;<>()"]{1,64}\s?@\s?[^\s@,;<>()"]{1,255}\.\p{L}[^\s@,;<>()"]*/gu;
/** "dana (at) mail (dot) example", "dana at mail dot example" */
const SPELLED_EMAIL =
  /[\w.+-]{1,64}\s?(?:[([{<]\s?at\s?[)\]}>]\s?[\w-]{1,63}(?:\s?(?:\.|[([{<]\s?dot\s?[)\]}>])\s?[\w-]{1,63}){1,4}|\sat\s[\w-]{1,63}(?:\sdot\s[\w-]{1,63}){1,4})/gi;
/** Ten or eleven digits with next to nothing between them, as the phone library does not look for. */
const SPACED_PHONE = /(?<!\d)\(?\d{3}\)?\s?[-./–_,*]?\s?\d{3}\s?[-./–_,*]\s?\d{4}(?!\d)/g;
const SCATTERED_PHONE = /(?<![\d$.])\d(?:[-./_,*·•~|]{0,2}\d){9,14}(?!\d)/g;
/** The same, digit by digit. */
const LOOSE_PHONE = /(?<![\d$.])\d(?:[\s,;]{1,2}\d(?!\d)){9,10}/g;
/** A local number. One that ends in two zeros is rather a span: "every 500-1000 miles". */
const LOCAL_PHONE = /(?<![\d$.,-])[2-9]\d\d[-._,*]\d{2}(?!00)\d{2}(?![\d-])/g;
/** A vehicle identification number leads to its owner. It may be written in groups. */
const VIN = /(?<![A-Z\d])(?:[A-HJ-NPR-Z\d][\s._-]?){16}[A-HJ-NPR-Z\d](?![A-Z\d])/gi;

/**
 * Puts dots in the place of contact details: e-mail addresses, phone numbers, vehicle identification numbers, and the
 * owner's own name and ZIP. Each character becomes one dot, so that every other place in the text stays what it was.
 */
export function redactor({ name, email, zipCode }: Owner): (text: string) => string {
  const zip = new RegExp(`(?<!\\d)${zipCode.slice(0, 5)}(-\\d{4})?(?!\\d)`, "g");
  const phones = [SPACED_PHONE, SCATTERED_PHONE, LOOSE_PHONE, LOCAL_PHONE];
  const patterns = [EMAIL, SPELLED_EMAIL, zip, ...phones, words([email]), ...ofName(name)];
  return (text) =>
    patterns
      .reduce((rest, pattern) => rest.replace(pattern, dots), withoutPhones(text))
      .replace(VIN, (found) => (isVin(found) ? dots(found) : found));
}

function withoutPhones(text: string) {
  return findPhoneNumbersInText(text, "US").reduce(
    (rest, { startsAt, endsAt }) => rest.slice(0, startsAt) + dots(rest.slice(startsAt, endsAt)) + rest.slice(endsAt),
    text,
  );
}

const dots = (found: string) => found.replace(/\S/g, "•");

/** Words can have seventeen letters, too: a vehicle's number ends in four digits. In one piece it need not. */
const isVin = (found: string) =>
  /^[A-Z\d]+$/i.test(found) ? /\d/.test(found) : /\d{4}$/.test(found.replace(/[^A-Z\d]/gi, ""));

/**
 * A name of one word may be any word ("Will", "Ford"); of several it is the owner's, in any order and shortened: "Dana
 * Smith", "Smith, Dana", "D. Smith", "Dana S." A part that is no plain English word is the owner's by itself.
 */
function ofName(name: string) {
  const parts = name.trim().split(/\s+/);
  const letters = parts
    .map((part) => part.replace(/[^\p{L}'-]/gu, ""))
    .filter((part) => part.length > 1 && !/^([js]r|i{1,3}|iv)$/i.test(part));
  const [first, last] = [letters[0], letters.at(-1)];
  const alone = letters
    .filter((part) => part.length > 2 && !PLAIN_WORDS.has(part.toLowerCase()))
    .map((part) => words([part]));
  if (parts.length < 2) return alone;
  if (first === undefined || last === undefined || first === last) return [words(parts), ...alone];
  const initial = (part: string) => `${[...part][0]}.`;
  return [
    words(parts),
    ...[
      [first, last],
      [last, first],
    ].map((pair) => words(pair, BETWEEN)),
    ...[
      [initial(first), last],
      [first, initial(last)],
      [last, initial(first)],
    ].map((pair) => words(pair, "\\s*")),
    ...alone,
  ];
}

/** Between two parts of a name: a comma, and a middle name or its initial. */
const BETWEEN = "[\\s,;._-]{1,3}(?:\\p{L}\\.?\\s)?";

/** These words in this order, whatever the case and the blanks between them. */
function words(parts: readonly string[], between = "\\s+") {
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\d])${escaped.join(between)}(?![\\p{L}\\d])`, "giu");
}
