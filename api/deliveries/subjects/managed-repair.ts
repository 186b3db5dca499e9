import { eq } from "drizzle-orm";
import { answerLine } from "#shared/asked-and-answered.ts";
import { leadingLines, vehicleLine } from "#shared/format/summary.ts";
import type { Database } from "../../db/database.ts";
import { diagnostics, managedRepairs } from "../../db/schema/index.ts";
import { orderNumber } from "../../modules/diagnostics/order-number.ts";
import { type DiagnosticRow, inWords, selectDiagnostics } from "../../modules/diagnostics/record.ts";
import { letterToken } from "../recipients.ts";
import { knownVehicle, ownerEmail } from "./owner-email.ts";
import { type DeliverySubject, subject } from "./subject.ts";

async function read(db: Database, id: string) {
  const [wish] = await db.select().from(managedRepairs).where(eq(managedRepairs.id, id));
  const [diagnostic] = wish ? await selectDiagnostics(db).where(eq(diagnostics.id, wish.diagnosticId)) : [];
  return diagnostic && { wish: wish!, diagnostic };
}

/** A wish for managed repair, to the operator. */
export const managedRepair = subject({
  read,
  letter: ({ wish, diagnostic }, { support }) => ({
    to: support,
    replyTo: { name: diagnostic.name, address: diagnostic.email },
    subject: `Managed repair in ${wish.zipCode}: ${orderNumber(diagnostic.id)}`,
    text: [
      `${diagnostic.name} <${diagnostic.email}> asks for managed repair in ${wish.zipCode}.`,
      wish.available ? "It is offered there." : "It is not offered there yet: they wait for a notice.",
      "",
      vehicleLine(diagnostic),
      `They wrote: ${diagnostic.text}`,
      ...askedOf(diagnostic).map((line) => `They answered: ${line}`),
      `We said: ${leadingLines(diagnostic.results).join("; ")}`,
      "",
    ].join("\n"),
  }),
  notice: ({ wish: { id, zipCode, available, createdAt }, diagnostic }) => ({
    type: "managed_repair.requested",
    data: {
      id,
      zipCode,
      available,
      name: diagnostic.name,
      email: diagnostic.email,
      vehicle: vehicleLine(diagnostic),
      issue: diagnostic.text,
      asked: askedOf(diagnostic),
      causes: leadingLines(diagnostic.results),
      createdAt: createdAt.toISOString(),
    },
  }),
});

const askedOf = ({ answers, asked }: DiagnosticRow) => inWords(answers, asked).map(answerLine);

/**
 * To the owner: managed repair has come to their ZIP. Whether the address is theirs nobody knows, so nothing of what
 * was typed is in it.
 */
export const managedRepairOpen: DeliverySubject = {
  channels: ["email"],
  async letter(db, recordId, { support, site }) {
    const found = await read(db, recordId);
    const token = found && (await letterToken(db, found.diagnostic.email, recordId));
    if (!token) return undefined;
    const { wish, diagnostic } = found;
    return ownerEmail({
      ...{ to: diagnostic.email, support, site, token },
      subject: `Managed repair is now available in ${wish.zipCode}`,
      lines: [
        "Hello,",
        "",
        `you asked us for managed repair of your ${knownVehicle(diagnostic)}. It is now available in ${wish.zipCode}.`,
        "",
        "If you still need it, just answer this e-mail and we get in touch. If not, there is nothing to do:",
        "we do not write again about this request.",
        "",
        "Repair Assist",
      ],
    });
  },
  notice: async () => undefined,
  partnerWebhook: async () => undefined,
};
