import { and, eq } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { answerLine } from "#shared/asked-and-answered.ts";
import { leadingLines, vehicleLine } from "#shared/format/summary.ts";
import type { LeadRequest, LeadResponse, SentToShop } from "#shared/schemas/lead.ts";
import { maskedVin } from "#shared/vin.ts";
import type { Database, Transaction } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { isId } from "../../db/ids.ts";
import { inSession } from "../../db/in-session.ts";
import { leads, shops } from "../../db/schema/index.ts";
import type { Session } from "../../db/session-store.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { type DiagnosticRow, inWords } from "../diagnostics/record.ts";
import { lockDiagnostic } from "../diagnostics/service.ts";
import { requireTerms } from "../diagnostics/terms.ts";

/** The phone number is none that can be called. */
export class InvalidPhoneError extends Error {
  override name = "InvalidPhoneError";
}

/** Wishes to be called by a shop. Nothing of an owner goes to a shop but by one of these. */
export const createLeads = (db: Database, outbox: Outbox) => ({
  /**
   * Stores the wish with what the shop is told; asked again, the one there is answers. Undefined where the session has
   * no such diagnostic, or the directory no such shop. Throws `TermsNotAcceptedError` and `InvalidPhoneError`.
   */
  request: (
    session: Session,
    { diagnosticId, shopId, includeVin, phone }: LeadRequest,
    receipt: Receipt,
  ): Promise<LeadResponse | undefined> =>
    inSession(db, session.id, async (tx) => {
      const row = await lockDiagnostic(tx, session.id, diagnosticId);
      if (!row) return undefined;
      requireTerms(row);
      const shop = await findShop(tx, shopId);
      if (!shop) return undefined;
      const number = phone === undefined ? undefined : e164(phone);
      const [before] = await tx
        .select(LEAD)
        .from(leads)
        .where(and(eq(leads.diagnosticId, row.id), eq(leads.shopId, shop.id)));
      if (before) return answer(tx, before, receipt);
      // The shop was chosen by the owner. The partner whose page it was on is told only where nobody objected.
      const partnerKey = row.doNotSellAt ? null : session.partnerKey;
      const [lead] = await tx
        .insert(leads)
        .values({
          diagnosticId: row.id,
          shopId: shop.id,
          shopName: shop.name,
          shopEmail: shop.email,
          partnerKey,
          sent: sentToShop(row, number),
          vin: includeVin ? row.vin : null,
        })
        .returning(LEAD);
      await outbox.enqueue(tx, { subject: "lead", recordId: lead!.leadId, sessionId: session.id, partnerKey });
      return answer(tx, lead!, receipt);
    }),
});

const LEAD = { leadId: leads.id, sent: leads.sent, vin: leads.vin };

/** Notes the answer, in which the VIN is masked: it is for the shop alone. */
async function answer(
  tx: Transaction,
  { leadId, sent, vin }: { leadId: string; sent: SentToShop; vin: string | null },
  receipt: Receipt,
): Promise<LeadResponse> {
  const told = { leadId, sent: { ...sent, ...(vin && { vin: maskedVin(vin) }) } };
  await receipt.note(tx, told);
  return told;
}

/** What a shop is told of an owner, and nothing else. `phone` in E.164. */
const sentToShop = (row: DiagnosticRow, phone: string | undefined): SentToShop => ({
  name: row.name,
  email: row.email,
  ...(phone && { phone }),
  vehicle: vehicleLine(row),
  issue: row.text,
  ...askedOf(row),
  causes: leadingLines(row.results),
});

const askedOf = ({ answers, asked }: DiagnosticRow) =>
  answers.length > 0 ? { asked: inWords(answers, asked).map(answerLine) } : {};

async function findShop(tx: Transaction, id: string) {
  if (!isId(id)) return undefined;
  const [shop] = await tx
    .select({ id: shops.id, name: shops.name, email: shops.email })
    .from(shops)
    .where(eq(shops.id, id));
  return shop;
}

function e164(typed: string) {
  const phone = parsePhoneNumberFromString(typed, "US");
  if (!phone?.isValid()) throw new InvalidPhoneError("Please enter a valid phone number, with its area code.");
  return phone.number;
}
