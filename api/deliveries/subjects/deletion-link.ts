import { writeToken } from "../../modules/me/deletion-token.ts";
import type { DeliverySubject } from "./subject.ts";

/** The link by which somebody without a session deletes what is theirs, to the address it belongs to. */
export const deletionLink: DeliverySubject = {
  channels: ["email"],
  async letter(db, recordId, { support, site }) {
    const link = await writeToken(db, recordId);
    return (
      link && {
        to: link.email,
        replyTo: { name: "Repair Assist", address: support },
        subject: "Delete your Repair Assist data",
        // After the "#", so that it stands in no log and in no referrer.
        text: [
          "Somebody asked us to delete everything that was sent to us with this e-mail address.",
          "",
          "If that was you, open this page and press the button there:",
          "",
          `${site}/your-data#${link.token}`,
          "",
          "The link works once, for a day. What shops and we were sent by e-mail before stays in those inboxes.",
          "If it was not you, there is nothing to do: nothing is deleted without that button.",
          "",
        ].join("\n"),
      }
    );
  },
  notice: async () => undefined,
  partnerWebhook: async () => undefined,
};
