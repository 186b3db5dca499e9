import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { text } from "./text.ts";

/** A VIN as typed: spaces, dashes and small letters do not matter. What is wrong with it the API says. */
export const typedVin = text("the VIN", MAX_LENGTH.vin);

/** POST /api/vin: looks a VIN up and stores nothing. Needs no session. */
export const VinRequest = z.object({ vin: typedVin });
export type VinRequest = z.infer<typeof VinRequest>;

/**
 * What a VIN tells: year, make and model as the catalogue has them, each absent where it does not tell or the catalogue lacks
 * it, which `note` then says. `facts` are sentences on engine, drive, body and plant.
 */
export const VinResponse = z.object({
  year: z.optional(z.number()),
  make: z.optional(z.string()),
  model: z.optional(z.string()),
  facts: z.array(z.string()),
  note: z.optional(z.string()),
});
export type VinResponse = z.infer<typeof VinResponse>;
