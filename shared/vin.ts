/** What a VIN must be to be looked up: 17 letters and digits, without I, O and Q, that fit their own check digit. */
export const VIN_LENGTH = 17;

/** What is wrong with a VIN as it was typed. */
export type VinFault = "letters" | "short" | "long" | "old" | "foreign" | "check";

/** "1hg cm826-33a…" as it stands in the papers: capitals, without spaces and dashes. */
export const plainVin = (typed: string) => typed.toUpperCase().replace(/[\s\u00ad\u200b-\u200d\u2010-\u2015_.*-]/g, "");

/** For showing: the last four characters, which an owner knows it by. */
export const maskedVin = (vin: string) => `${"•".repeat(VIN_LENGTH - 4)}${vin.slice(-4)}`;

/** Before 1981 every maker had numbers of its own: 5 to 13 characters with several digits. */
const OLD = /^(?=.*\d{4})[A-Z0-9]{5,13}$/;

/** The first thing wrong with a VIN, of `plainVin`; undefined where it can be looked up. */
export function vinFault(vin: string): VinFault | undefined {
  if (vin.length > VIN_LENGTH) return "long";
  if (vin.length < VIN_LENGTH) return OLD.test(vin) ? "old" : "short";
  if (/[^A-HJ-NPR-Z0-9]/.test(vin)) return "letters";
  if (vin[8] === checkDigit(vin)) return undefined;
  // Where the law asks for no check digit, the place is often filled with a Z; cars for North America have it from anywhere.
  return /[^0-9X]/.test(vin[8]!) && /^[^1-57]/.test(vin) ? "foreign" : "check";
}

const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit that 49 CFR 565.15 asks for, of a VIN of 17 allowed characters. */
export function checkDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * (VALUES.indexOf(vin[i]!) % 10), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}
