import * as z from "zod/mini";

/** How often one result is e-mailed at most. */
export const MAX_RESULT_MAILS = 3;

/**
 * POST /api/diagnostics/{id}/email: sends the result to the address given in step 1, once a call. It takes no body.
 * `to` is that address, `left` how often it can still be sent.
 */
export const EmailResultResponse = z.object({ to: z.string(), left: z.number() });
export type EmailResultResponse = z.infer<typeof EmailResultResponse>;
