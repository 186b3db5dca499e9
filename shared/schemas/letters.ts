import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { text } from "./text.ts";

const token = text("the token", MAX_LENGTH.id);

/**
 * POST /api/letters/confirmations: the recipient of a letter says that the visit is theirs, by the token of its link,
 * which leads to `/letters#TOKEN`; what was asked for is sent then. A page has to ask for the click: letters are opened
 * by scanners too. Needs no session.
 */
export const LetterConfirmationRequest = z.object({ token });
export const LetterConfirmation = z.object({ confirmed: z.literal(true) });

/**
 * POST /api/letters/unsubscribe?token=: no more letters to the address. The body is not read: mail programs send one of
 * their own (RFC 8058). Needs no session.
 */
export const UnsubscribeQuery = z.object({ token });
export const Unsubscribed = z.object({ unsubscribed: z.literal(true) });
