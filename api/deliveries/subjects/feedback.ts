import { eq } from "drizzle-orm";
import { leadingLines, vehicleLine } from "#shared/format/summary.ts";
import { feedback as feedbackTable, issues } from "../../db/schema/index.ts";
import { orderNumber } from "../../modules/diagnostics/order-number.ts";
import { selectDiagnostics } from "../../modules/diagnostics/record.ts";
import { subject } from "./subject.ts";

/** What an owner thinks of a result, to the operator. */
export const feedback = subject({
  async read(db, id) {
    const [given] = await db.select().from(feedbackTable).where(eq(feedbackTable.id, id));
    const [diagnostic] = given ? await selectDiagnostics(db).where(eq(issues.id, given.issueId)) : [];
    return diagnostic && { given: given!, diagnostic };
  },
  letter: ({ given, diagnostic }, { support }) => ({
    to: support,
    replyTo: { name: diagnostic.name, address: diagnostic.email },
    subject: `Feedback on ${orderNumber(diagnostic.id)}`,
    text: `${given.feedback}\n\n${about(diagnostic)}\n`,
  }),
  notice: ({ given: { id, issueId, feedback, createdAt }, diagnostic }) => ({
    type: "feedback.created",
    data: { id, issueId, feedback, vehicle: vehicleLine(diagnostic), createdAt: createdAt.toISOString() },
  }),
});

const about = (diagnostic: Parameters<typeof vehicleLine>[0] & { text: string; results: object }) =>
  [
    vehicleLine(diagnostic),
    `They wrote: ${diagnostic.text}`,
    `We said: ${leadingLines(diagnostic.results).join("; ")}`,
  ].join("\n");
