import { eq } from "drizzle-orm";
import type { SentToShop } from "#shared/schemas/lead.ts";
import { diagnostics, leads } from "../../db/schema/index.ts";
import { selectDiagnostics } from "../../modules/diagnostics/record.ts";
import { leadWebhook } from "../../partners/lead-webhook.ts";
import { partnerLead } from "../../partners/partner-lead.ts";
import { nationalPhone } from "../../shops/phone.ts";
import { knownVehicle } from "./owner-email.ts";
import { subject } from "./subject.ts";

/**
 * An owner who asks a shop to call: to that shop, or to the operator where the directory has no address of it; and to the
 * partner on whose page it was.
 */
export const lead = subject({
  async read(db, id) {
    const [lead] = await db.select().from(leads).where(eq(leads.id, id));
    const [car] = lead ? await selectDiagnostics(db).where(eq(diagnostics.id, lead.diagnosticId)) : [];
    return car && { ...car, ...lead!, car: knownVehicle(car) };
  },
  letter: ({ sent, vin, shopName, shopEmail, car }, { support }) => ({
    to: shopEmail ?? support,
    replyTo: { name: sent.name, address: sent.email },
    // What anybody may type stands in the letter alone.
    subject: `An owner asks ${shopName} to get in touch: ${car}`,
    text: [
      ...(shopEmail ? [] : [`Please pass this on to ${shopName}: we have no e-mail address of theirs.`, ""]),
      `${sent.name} asks you to get in touch about a repair.`,
      "",
      ...lines(sent, vin),
      "",
      "What it may be is our reading of these words, not a finding: please look for yourself.",
      "",
    ].join("\n"),
  }),
  notice: (lead, reader) => ({
    type: "lead.created",
    data: {
      ...partnerLead(lead),
      partnerKey: lead.partnerKey,
      // The VIN is for the shop alone, which the operator may pass it on to.
      ...(lead.vin && reader === "operator" && { vin: lead.vin }),
    },
  }),
  partnerWebhook: leadWebhook,
});

const lines = ({ name, email, phone, vehicle, issue, asked = [], causes }: SentToShop, vin: string | null) => [
  `Name: ${name}`,
  `E-mail: ${email}`,
  ...(phone ? [`Phone: ${nationalPhone(phone)}`] : []),
  `Vehicle: ${vehicle}`,
  ...(vin ? [`VIN: ${vin}`] : []),
  `In their words: ${issue}`,
  ...(asked.length > 0 ? ["Asked and answered:", ...asked.map((line) => `- ${line}`)] : []),
  ...(causes.length > 0 ? [`What it may be: ${causes.join("; ")}`] : []),
];
