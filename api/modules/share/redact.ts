import { findPhoneNumbersInText } from "libphonenumber-js";

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
/** Spacings of ten digits that the phone library does not look for. */
const SPACED_PHONE = /(?<!\d)\(?\d{3}\)?\s?[-./–]?\s?\d{3}\s?[-./–]\s?\d{4}(?!\d)/g;
/** A local number. One that ends in two zeros is rather a span: "every 500-1000 miles". */
const LOCAL_PHONE = /(?<![\d$.,-])[2-9]\d\d[-.]\d{2}(?!00)\d{2}(?![\d-])/g;
/** A vehicle identification number leads to its owner. */
const VIN = /\b(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}\b/gi;

/**
 * Puts dots in the place of contact details: e-mail addresses, phone numbers, vehicle identification numbers, and the
 * owner's own full name and ZIP. Each character becomes one dot, so that every other place in the text stays what it was.
 */
export function redactor({ name, email, zipCode }: Owner): (text: string) => string {
  const zip = new RegExp(`(?<!\\d)${zipCode.slice(0, 5)}(-\\d{4})?(?!\\d)`, "g");
  const patterns = [EMAIL, VIN, zip, SPACED_PHONE, LOCAL_PHONE, words([email]), ...fullName(name)];
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, dots), withoutPhones(text));
}

function withoutPhones(text: string) {
  return findPhoneNumbersInText(text, "US").reduce(
    (rest, { startsAt, endsAt }) => rest.slice(0, startsAt) + dots(rest.slice(startsAt, endsAt)) + rest.slice(endsAt),
    text,
  );
}

const dots = (found: string) => found.replace(/\S/g, "•");

/** A name of one word may be any word ("Will", "Ford"); of several it is the owner's. */
function fullName(name: string) {
  const parts = name.trim().split(/\s+/);
  return parts.length > 1 ? [words(parts)] : [];
}

/** These words in this order, whatever the case and the blanks between them. */
function words(parts: readonly string[]) {
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\d])${escaped.join("\\s+")}(?![\\p{L}\\d])`, "giu");
}
