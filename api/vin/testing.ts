import { checkDigit } from "#shared/vin.ts";

/** A VIN with its check digit in the place of the star: the maker's and the car's places are real ones, the number is made up. */
export const vinOf = (pattern: string) => pattern.replace("*", checkDigit(pattern.replace("*", "0")));

export const CIVIC_VIN = vinOf("2HGFB2F5*CH500123");
export const ACCORD_VIN = "1HGCM82633A004352";
