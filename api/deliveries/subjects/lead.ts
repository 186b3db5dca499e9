import { eq } from "drizzle-orm";
import type { SentToShop } from "#shared/schemas/lead.ts";
import { leads } from "../../db/schema/index.ts";
import { leadWebhook } from "../../partners/lead-webhook.ts";
import { nationalPhone } from "../../shops/phone.ts";
import { subject } from "./subject.ts";

/**
 * An owner who asks a shop to call: to that shop, or to the operator where the directory has no address of it; and to the
 * partner on whose page it was.
 */
export const lead = subject({
  read: async (db, id) => (await db.select().from(leads).where(eq(leads.id, id)))[0],
  letter: ({ sent, shopName, shopEmail }, { support }) => ({
    to: shopEmail ?? support,
    replyTo: { name: sent.name, address: sent.email },
    subject: `${sent.name} asks ${shopName} to get in touch: ${sent.vehicle}`,
    text: [
      ...(shopEmail ? [] : [`Please pass this on to ${shopName}: we have no e-mail address of theirs.`, ""]),
      `${sent.name} asks you to get in touch about a repair.`,
      "",
      ...lines(sent),
      "",
      "What it may be is our reading of these words, not a finding: please look for yourself.",
      "",
    ].join("\n"),
  }),
  notice: ({ id, shopId, shopName, partnerKey, sent, createdAt }) => ({
    type: "lead.created",
    data: { id, shopId, shopName, partnerKey, sent, createdAt: createdAt.toISOString() },
  }),
  partnerWebhook: leadWebhook,
});

const lines = ({ name, email, phone, vehicle, issue, causes }: SentToShop) => [
  `Name: ${name}`,
  `E-mail: ${email}`,
  ...(phone ? [`Phone: ${nationalPhone(phone)}`] : []),
  `Vehicle: ${vehicle}`,
  `In their words: ${issue}`,
  ...(causes.length > 0 ? [`What it may be: ${causes.join("; ")}`] : []),
];
