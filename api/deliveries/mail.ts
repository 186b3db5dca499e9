import { createTransport } from "nodemailer";
import { DeliveryError } from "./delivery-error.ts";
import type { EmailMessage } from "./subjects/subject.ts";

export interface Mailer {
  /** Hands a letter to the mail server. `id` names it at every attempt alike. Throws `DeliveryError`. */
  send(letter: EmailMessage, id: string): Promise<void>;
}

/**
 * Letters by SMTP.
 *
 * Options:
 * - `url`: the mail server, `smtp://user:password@host:587` (TLS where it offers it) or `smtps://…:465`.
 * - `from`: who sends, "Repair Assist <mail@repair.example>".
 * - `timeoutMs`: milliseconds of silence after which an attempt is over, default 15,000.
 */
export function createMailer({
  url,
  from,
  timeoutMs = 15_000,
}: {
  url: string;
  from: string;
  timeoutMs?: number;
}): Mailer {
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return {
    async send({ unsubscribe, ...letter }, id) {
      await transport
        .sendMail({
          ...letter,
          from,
          messageId: `<${id}@${domain}>`,
          headers: {
            "auto-submitted": "auto-generated",
            ...(unsubscribe && {
              "list-unsubscribe": `<${unsubscribe}>`,
              "list-unsubscribe-post": "List-Unsubscribe=One-Click",
            }),
          },
        })
        .catch((error: unknown) => {
          throw new DeliveryError(reasonOf(error));
        });
    },
  };
}

/** Without the server's own words: they repeat addresses. */
function reasonOf(error: unknown) {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode) return `The mail server refused it with code ${responseCode}.`;
  return `The mail server cannot be reached (${code ?? "no reason given"}).`;
}
