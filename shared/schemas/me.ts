import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { text } from "./text.ts";

const EMAIL_MESSAGE = "Please enter a valid email address";

/**
 * POST /api/me/deletion-requests: asks for a link by which all that belongs to this address can be deleted, for who has
 * no session any more. The answer is the same whether the address is known or not. Needs no session.
 */
export const DeletionLinkRequest = z.object({
  email: z.string(EMAIL_MESSAGE).check(z.trim(), z.maxLength(MAX_LENGTH.email, EMAIL_MESSAGE), z.email(EMAIL_MESSAGE)),
});
export type DeletionLinkRequest = z.infer<typeof DeletionLinkRequest>;

/** `message` is a sentence to show. */
export const DeletionLinkResponse = z.object({ message: z.string() });
export type DeletionLinkResponse = z.infer<typeof DeletionLinkResponse>;

/** POST /api/me/deletions: deletes what the link's token is for. A token works once and for a day. Needs no session. */
export const DeletionRequest = z.object({ token: text("the token", MAX_LENGTH.id) });
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** Answer to POST /api/me/deletions and DELETE /api/me. */
export const DeletionResponse = z.object({ deleted: z.literal(true) });
export type DeletionResponse = z.infer<typeof DeletionResponse>;

/** POST /api/me/do-not-sell: nothing that this session sent goes to a partner, and none of it is sold. */
export const DoNotSellResponse = z.object({ doNotSell: z.literal(true) });
export type DoNotSellResponse = z.infer<typeof DoNotSellResponse>;
