import { eq } from "drizzle-orm";
import { answerLine } from "#shared/asked-and-answered.ts";
import { vehicleLine } from "#shared/format/summary.ts";
import type { Database } from "../../db/database.ts";
import { diagnostics, resultMails } from "../../db/schema/index.ts";
import { type DiagnosticRow, selectDiagnostics, toRecord } from "../../modules/diagnostics/record.ts";
import { letterToken } from "../recipients.ts";
import {
  confirmPage,
  knownVehicle,
  ownerEmail,
  unsubscribeAddress,
  unsubscribeLine,
  unsubscribePage,
} from "./owner-email.ts";
import { resultSections, type Section } from "./result-sections.ts";
import type { Addresses, DeliverySubject, EmailMessage } from "./subject.ts";

const CLOSING =
  "This is our reading of your words, not an inspection. Prices are for an independent shop near you, before tax. A mechanic who sees the car knows more.";

/**
 * A result to its owner, as it stands when the letter is written. Whoever visits us may type any address: until its
 * owner has said that the visit is theirs, it gets a link in our own words, and nothing that was typed.
 */
export const result: DeliverySubject = {
  channels: ["email"],
  async letter(db, recordId, addresses) {
    const row = await read(db, recordId);
    const token = row && (await letterToken(db, row.email, recordId));
    if (!token) return undefined;
    return row.emailConfirmedAt ? wholeResult(row, token, addresses) : linkToResult(row, token, addresses);
  },
  notice: async () => undefined,
  partnerWebhook: async () => undefined,
};

async function read(db: Database, id: string) {
  const [mail] = await db.select().from(resultMails).where(eq(resultMails.id, id));
  const [row] = mail ? await selectDiagnostics(db).where(eq(diagnostics.id, mail.diagnosticId)) : [];
  return row;
}

const linkToResult = (row: DiagnosticRow, token: string, { support, site }: Addresses) =>
  ownerEmail({
    ...{ to: row.email, support, site, token },
    subject: `Is this yours? A Repair Assist result: ${knownVehicle(row)}`,
    lines: [
      `Somebody asked us to send a Repair Assist result for a ${knownVehicle(row)} to this e-mail address.`,
      "",
      "If that was you, open this page and press the button there. Then we send it:",
      "",
      confirmPage(site, token),
      "",
      "The link works for a day. If it was not you, there is nothing to do: without that button nothing is sent.",
    ],
  });

function wholeResult(row: DiagnosticRow, token: string, { support, site }: Addresses): EmailMessage {
  const sections = sectionsOf(row);
  return {
    to: row.email,
    replyTo: { name: "Repair Assist", address: support },
    subject: `Your Repair Assist result: ${knownVehicle(row)}`,
    text: `${asText(sections)}\n\n${unsubscribeLine(site, token)}\n`,
    html: asHtml(sections, unsubscribePage(site, token)),
    unsubscribe: unsubscribeAddress(site, token),
  };
}

function sectionsOf(row: DiagnosticRow): Section[] {
  const { subject, orderNumber, answers, results } = toRecord(row);
  const about = [vehicleLine(row), ...(subject?.place ? [subject.place] : []), `Order ${orderNumber}`].join(" · ");
  return [
    { title: "Repair Assist", lines: [about, `You wrote: ${row.text}`] },
    ...(answers ? [{ title: "You answered", lines: answers.map(answerLine) }] : []),
    ...resultSections(results),
    { title: "Please note", lines: [CLOSING] },
  ];
}

const asText = (sections: readonly Section[]) =>
  sections.map(({ title, lines }) => `${title.toUpperCase()}\n\n${lines.join("\n\n")}\n`).join("\n\n");

const asHtml = (sections: readonly Section[], page: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Repair Assist</title></head>
<body style="font: 16px/1.5 sans-serif; max-width: 40em; margin: 24px auto; padding: 0 16px">
${sections.map(sectionHtml).join("\n")}
<p><a href="${Bun.escapeHTML(page)}">No more letters to this address</a></p>
</body></html>
`;

const sectionHtml = ({ title, lines }: Section) =>
  `<h2 style="font-size: 18px">${Bun.escapeHTML(title)}</h2>\n${lines
    .map((line) => `<p>${Bun.escapeHTML(line).replaceAll("\n", "<br>")}</p>`)
    .join("\n")}`;
