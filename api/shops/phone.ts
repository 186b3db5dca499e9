import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A phone number in E.164, or undefined where it is none that can be called. Without a country code it is American. */
export function e164(written: string): string | undefined {
  const phone = parsePhoneNumberFromString(written, "US");
  return phone?.isValid() ? phone.number : undefined;
}

/** A stored number as people here write it: "+16025550134" → "(602) 555-0134". A foreign one keeps its country code. */
export function nationalPhone(number: string): string {
  const phone = parsePhoneNumberFromString(number);
  if (!phone) return number;
  return phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
}
