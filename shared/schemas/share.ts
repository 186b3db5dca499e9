import * as z from "zod/mini";

/** POST /api/diagnostics/{id}/share: a read-only link without name, e-mail, ZIP or photos. Times are ISO 8601. */
export const ShareResponse = z.object({ url: z.string(), token: z.string(), expiresAt: z.string() });
export type ShareResponse = z.infer<typeof ShareResponse>;
