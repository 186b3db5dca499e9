import * as z from "zod/mini";

/**
 * POST /api/diagnostics/{id}/share: makes a read-only link without name, e-mail, ZIP or photos. Each call makes another
 * link; DELETE /api/diagnostics/{id}/share revokes them all. Times are ISO 8601.
 */
export const ShareResponse = z.object({ url: z.string(), token: z.string(), expiresAt: z.string() });
export type ShareResponse = z.infer<typeof ShareResponse>;

/** DELETE /api/diagnostics/{id}/share: how many links this made void. */
export const RevokeResponse = z.object({ revoked: z.number() });
export type RevokeResponse = z.infer<typeof RevokeResponse>;
