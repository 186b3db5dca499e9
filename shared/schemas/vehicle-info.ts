import * as z from "zod/mini";
import { firstYear, latestYear } from "../catalogue/years.ts";
import { wholeNumber } from "../format/whole-number.ts";
import { CameFrom } from "./campaign.ts";
import { MAX_LENGTH, MAX_MILEAGE } from "./lengths.ts";
import { id, text } from "./text.ts";
import { typedVin } from "./vin.ts";

const ZIP_MESSAGE = "Please enter a valid ZIP code";
const EMAIL_MESSAGE = "Please enter a valid email address";
const YEAR_MESSAGE = "Please select a year";
const MILEAGE_MESSAGE = "Please enter the mileage as a whole number of miles, or leave it empty";
const TERMS_MESSAGE = "You must accept the terms and conditions to continue";

const person = {
  name: text("your name", MAX_LENGTH.name, { length: 2, message: "Name must be at least 2 characters" }),
  email: z.string(EMAIL_MESSAGE).check(z.trim(), z.maxLength(MAX_LENGTH.email, EMAIL_MESSAGE), z.email(EMAIL_MESSAGE)),
  zipCode: z
    .string(ZIP_MESSAGE)
    .check(z.trim(), z.minLength(5, ZIP_MESSAGE), z.maxLength(MAX_LENGTH.zipCode, ZIP_MESSAGE)),
};

const car = {
  vehicleMake: text("the make", MAX_LENGTH.vehicleMake, { length: 1, message: "Please select a make" }),
  vehicleModel: text("the model", MAX_LENGTH.vehicleModel, { length: 1, message: "Please select a model" }),
};

/** Step 1 as the form holds it: the year is a chosen string, the mileage what was typed ("98,000" or ""). */
export const VehicleForm = z.object({
  ...person,
  vehicleYear: z.string(YEAR_MESSAGE).check(z.minLength(1, YEAR_MESSAGE)),
  ...car,
  mileage: z.string().check(z.refine((s) => parseMileage(s) !== null, MILEAGE_MESSAGE)),
  /** As typed; "" where none was given. What is wrong with it the API says. */
  vin: z.string(),
  termsAccepted: z.boolean(TERMS_MESSAGE).check(z.refine((v) => v, TERMS_MESSAGE)),
});
export type VehicleForm = z.infer<typeof VehicleForm>;

/** POST /api/vehicle-info. The API test page sends no `termsAccepted`; `false` is refused. */
export const VehicleInfoRequest = z.object({
  ...person,
  vehicleYear: z.number(YEAR_MESSAGE).check(
    z.int(YEAR_MESSAGE),
    z.refine((y) => y >= firstYear && y <= latestYear(), "Please select a year from the list"),
  ),
  ...car,
  mileage: z.optional(
    z
      .number(MILEAGE_MESSAGE)
      .check(z.int(MILEAGE_MESSAGE), z.minimum(0, MILEAGE_MESSAGE), z.maximum(MAX_MILEAGE, MILEAGE_MESSAGE)),
  ),
  /** It must be of the car above. */
  vin: z.optional(typedVin),
  termsAccepted: z.optional(z.literal(true, TERMS_MESSAGE)),
  cameFrom: z.optional(CameFrom),
});
export type VehicleInfoRequest = z.infer<typeof VehicleInfoRequest>;

/** `sessionToken` is in the reply to a foreign origin only; on the site's own origin the session is a cookie. */
export const VehicleInfoResponse = z.object({
  userId: id("the user"),
  vehicleId: id("the vehicle"),
  sessionToken: z.optional(z.string()),
});
export type VehicleInfoResponse = z.infer<typeof VehicleInfoResponse>;

/** Miles as typed ("98,000", "98 000 mi", "98000.5") → whole miles; "" → undefined; anything else → null. */
export function parseMileage(typed: string): number | undefined | null {
  if (typed.trim() === "") return undefined;
  const miles = wholeNumber(typed.trim().replace(/mi(les)?\.?$/i, ""));
  return miles !== null && miles <= MAX_MILEAGE ? miles : null;
}
