import { parsePhoneNumberFromString } from "libphonenumber-js";

const PUNCTUATION = /^(\+?1[\s.-])|[()\s.-]/g;
/**
 * The plan of North American numbers. The library says the same, but takes ten times as long, and a country has a
 * million.
 */
const AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
const AMERICAN_E164 = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** A phone number in E.164, or undefined where it is none that can be called. Without a country code it is American. */
export function e164(written: string): string | undefined {
  const digits = written.replace(PUNCTUATION, "");
  if (AMERICAN.test(digits)) return `+1${digits}`;
  const phone = parsePhoneNumberFromString(written, "US");
  return phone?.isValid() ? phone.number : undefined;
}

/** A stored number as people here write it: "+16025550134" → "(602) 555-0134". A foreign one keeps its country code. */
export function nationalPhone(number: string): string {
  if (AMERICAN_E164.test(number)) return `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;
  const phone = parsePhoneNumberFromString(number);
  if (!phone) return number;
  return phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
}
