import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { text } from "./text.ts";

const EMAIL_MESSAGE = "Please enter a valid email address";

/** POST /api/contact. Needs no session. */
export const ContactRequest = z.object({
  fullName: text("your name", MAX_LENGTH.name),
  email: z.string(EMAIL_MESSAGE).check(z.trim(), z.maxLength(MAX_LENGTH.email, EMAIL_MESSAGE), z.email(EMAIL_MESSAGE)),
  subject: text("a subject", MAX_LENGTH.subject),
  message: text("your message", MAX_LENGTH.message),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const ContactResponse = z.object({ contactId: z.string() });
export type ContactResponse = z.infer<typeof ContactResponse>;
