import { eq } from "drizzle-orm";
import { vehicleLine } from "#shared/format/summary.ts";
import { diagnostics, resultMails } from "../../db/schema/index.ts";
import { type DiagnosticRow, selectDiagnostics, toRecord } from "../../modules/diagnostics/record.ts";
import { resultSections, type Section } from "./result-sections.ts";
import { subject } from "./subject.ts";

const CLOSING =
  "This is our reading of your words, not an inspection. Prices are for an independent shop near you, before tax. A mechanic who sees the car knows more.";

/** A result to its owner, as it stands when the letter is written. */
export const result = subject({
  async read(db, id) {
    const [mail] = await db.select().from(resultMails).where(eq(resultMails.id, id));
    const [row] = mail ? await selectDiagnostics(db).where(eq(diagnostics.id, mail.diagnosticId)) : [];
    return row;
  },
  letter(row, { support }) {
    const sections = sectionsOf(row);
    return {
      to: row.email,
      replyTo: { name: "Repair Assist", address: support },
      subject: `Your Repair Assist result: ${vehicleLine(row)}`,
      text: asText(sections),
      html: asHtml(sections),
    };
  },
});

function sectionsOf(row: DiagnosticRow): Section[] {
  const { subject, orderNumber, answers, results } = toRecord(row);
  const about = [vehicleLine(row), ...(subject?.place ? [subject.place] : []), `Order ${orderNumber}`].join(" · ");
  return [
    { title: "Repair Assist", lines: [about, `You wrote: ${row.text}`] },
    ...(answers ? [{ title: "You answered", lines: answers.map((a) => `${a.question} ${a.answer}`) }] : []),
    ...resultSections(results),
    { title: "Please note", lines: [CLOSING] },
  ];
}

const asText = (sections: readonly Section[]) =>
  sections.map(({ title, lines }) => `${title.toUpperCase()}\n\n${lines.join("\n\n")}\n`).join("\n\n");

const asHtml = (sections: readonly Section[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Repair Assist</title></head>
<body style="font: 16px/1.5 sans-serif; max-width: 40em; margin: 24px auto; padding: 0 16px">
${sections.map(sectionHtml).join("\n")}
</body></html>
`;

const sectionHtml = ({ title, lines }: Section) =>
  `<h2 style="font-size: 18px">${Bun.escapeHTML(title)}</h2>\n${lines
    .map((line) => `<p>${Bun.escapeHTML(line).replaceAll("\n", "<br>")}</p>`)
    .join("\n")}`;
