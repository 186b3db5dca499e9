import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { id } from "./text.ts";

const PHONE_MESSAGE = "Please enter a valid phone number";

/** POST /api/leads: "Ask this shop to contact me". The phone number is the owner's, and theirs to leave out. */
export const LeadRequest = z.object({
  diagnosticId: id("the diagnostic"),
  shopId: id("the shop"),
  phone: z.optional(
    z
      .string(PHONE_MESSAGE)
      .check(z.trim(), z.minLength(10, PHONE_MESSAGE), z.maxLength(MAX_LENGTH.phone, PHONE_MESSAGE)),
  ),
});
export type LeadRequest = z.infer<typeof LeadRequest>;

export const LeadResponse = z.object({ leadId: z.string() });
export type LeadResponse = z.infer<typeof LeadResponse>;
