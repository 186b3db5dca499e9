import * as z from "zod/mini";
import { Quote } from "./basics.ts";
import { PotentialCause } from "./causes.ts";
import { Safety } from "./safety.ts";

/**
 * What a list of causes is about, where the owner tells of several troubles: the system in our words, "Brakes", and the
 * owner's words for it, which a shared record lacks.
 */
export const ComplaintName = z.object({ title: z.string(), words: z.optional(Quote) });
export type ComplaintName = z.infer<typeof ComplaintName>;

/** One more trouble that the owner tells of. Its causes and `otherProbability` sum to 100 by themselves. */
export const FurtherComplaint = z.object({
  complaint: ComplaintName,
  potentialCauses: z.array(PotentialCause),
  otherProbability: z.number(),
  safety: z.optional(Safety),
  steps: z.optional(z.array(z.string())),
});
export type FurtherComplaint = z.infer<typeof FurtherComplaint>;
