import { writeConfirmation } from "../../modules/partners/confirmation-token.ts";
import { letterToken } from "../recipients.ts";
import { ownerEmail } from "./owner-email.ts";
import type { DeliverySubject } from "./subject.ts";

/**
 * The link by which a partner confirms the e-mail address. Nothing of what was typed is in it, the sites neither: their
 * names are words of the sender's choosing, too.
 */
export const partnerConfirmation: DeliverySubject = {
  channels: ["email"],
  async letter(db, recordId, { support, site }) {
    const waiting = await writeConfirmation(db, recordId);
    const token = waiting && (await letterToken(db, waiting.email, recordId));
    if (!token) return undefined;
    const sites = waiting.sites === 1 ? "one site" : `${waiting.sites} sites`;
    return ownerEmail({
      ...{ to: waiting.email, support, site, token },
      subject: "Confirm your Repair Assist partner key",
      // After the "#", so that it stands in no log and in no referrer.
      lines: [
        `Somebody asked for a Repair Assist partner key with this e-mail address, for ${sites}.`,
        "",
        "If that was you, open this page and press the button there:",
        "",
        `${site}/partners/confirm#${waiting.token}`,
        "",
        "The link works once, for a day. From then on the key works on these sites, and their requests come to you.",
        "If it was not you, there is nothing to do: without that button the key works nowhere and is deleted.",
      ],
    });
  },
  notice: async () => undefined,
  partnerWebhook: async () => undefined,
};
