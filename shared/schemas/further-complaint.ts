import * as z from "zod/mini";

/**
 * What a list of causes is about, where the owner tells of several troubles: the system in our words, "Brakes", and the
 * owner's words for it, which a shared record lacks. `Quote` is given, since the record imports this file.
 */
export const complaintNameOf = <Quote extends z.ZodMiniType>(quote: Quote) =>
  z.object({ title: z.string(), words: z.optional(quote) });

/** One more trouble that the owner tells of. Its causes and `otherProbability` sum to 100 by themselves. */
export const furtherComplaintOf = <
  Name extends z.ZodMiniType,
  Cause extends z.ZodMiniType,
  Safety extends z.ZodMiniType,
>(parts: {
  name: Name;
  cause: Cause;
  safety: Safety;
}) =>
  z.object({
    complaint: parts.name,
    potentialCauses: z.array(parts.cause),
    otherProbability: z.number(),
    safety: z.optional(parts.safety),
    steps: z.optional(z.array(z.string())),
  });
