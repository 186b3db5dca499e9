import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { id } from "./text.ts";

const PHONE_MESSAGE = "Please enter a valid phone number";

/**
 * POST /api/leads: "Ask this shop to contact me". The phone number is the owner's, and theirs to leave out; without a
 * country code it is taken as an American one. Asking the same shop again about the same diagnostic changes nothing.
 */
export const LeadRequest = z.object({
  diagnosticId: id("the diagnostic"),
  shopId: id("the shop"),
  /** Whether the shop is told the VIN: only where the owner ticked that. */
  includeVin: z.optional(z.boolean("Please say whether the VIN is to be included")),
  phone: z.optional(
    z
      .string(PHONE_MESSAGE)
      .check(z.trim(), z.minLength(10, PHONE_MESSAGE), z.maxLength(MAX_LENGTH.phone, PHONE_MESSAGE)),
  ),
});
export type LeadRequest = z.infer<typeof LeadRequest>;

/**
 * What the shop is told, and nothing else; `phone` is E.164, `causes` are at most three lines, `asked` our questions with
 * the answers, a line each; absent where none.
 */
export const SentToShop = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  vehicle: z.string(),
  /** In answers alone, and masked but for its end: only the shop is told it whole. */
  vin: z.optional(z.string()),
  issue: z.string(),
  asked: z.optional(z.array(z.string())),
  causes: z.array(z.string()),
});
export type SentToShop = z.infer<typeof SentToShop>;

export const LeadResponse = z.object({ leadId: z.string(), sent: SentToShop });
export type LeadResponse = z.infer<typeof LeadResponse>;
