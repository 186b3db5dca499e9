import * as z from "zod/mini";

/** An error of the API: an RFC 9457 problem document. `detail` is a sentence to show; `errors` name wrong fields. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
