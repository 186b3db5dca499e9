import { writeConfirmation } from "../../modules/partners/registration.ts";
import type { DeliverySubject } from "./subject.ts";

/** The link by which a partner confirms the e-mail address. What others may have typed is not in it, but for the sites. */
export const partnerConfirmation: DeliverySubject = {
  channels: ["email"],
  async letter(db, recordId, { support, site }) {
    const waiting = await writeConfirmation(db, recordId);
    return (
      waiting && {
        to: waiting.email,
        replyTo: { name: "Repair Assist", address: support },
        subject: "Confirm your Repair Assist partner key",
        // After the "#", so that it stands in no log and in no referrer.
        text: [
          "Somebody asked for a Repair Assist partner key with this e-mail address, for these sites:",
          "",
          ...waiting.origins.map((origin) => `  ${origin}`),
          "",
          "If that was you, open this page and press the button there:",
          "",
          `${site}/partners/confirm#${waiting.token}`,
          "",
          "The link works once, for a day. From then on the key works on these sites, and their requests come to you.",
          "If it was not you, there is nothing to do: without that button the key works nowhere and is deleted.",
          "",
        ].join("\n"),
      }
    );
  },
  notice: async () => undefined,
  partnerWebhook: async () => undefined,
};
