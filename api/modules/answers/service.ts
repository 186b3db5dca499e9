import { and, eq } from "drizzle-orm";
import { MORE } from "#shared/asked-and-answered.ts";
import type { Correction, Question, Results } from "#shared/schemas/diagnostic.ts";
import packageJson from "../../../package.json" with { type: "json" };
import type { AnalysisInput, Answer } from "../../analysis/input.ts";
import type { Database } from "../../db/database.ts";
import { inSession } from "../../db/in-session.ts";
import { diagnostics } from "../../db/schema/index.ts";
import { placeOf } from "../../geography/places.ts";
import type { DiagnosticRow } from "../diagnostics/record.ts";
import { findDiagnostic } from "../diagnostics/service.ts";

/** An answer to a question that was not asked, or that is none of its options. `path` names the field. */
export class NotAskedError extends Error {
  override name = "NotAskedError";
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

interface Parts {
  db: Database;
  analyse: (input: AnalysisInput) => Results | Promise<Results>;
}

/** Answers to follow-up questions, and the ranking they lead to. */
export const createAnswers = ({ db, analyse }: Parts) => ({
  /**
   * Ranks a diagnostic of this session anew with these answers and all that were given before, and stores both; answers
   * that were given already change nothing. False where the session has no such diagnostic. Throws `NotAskedError`.
   */
  async give(sessionId: string, diagnosticId: string, given: readonly Answer[]): Promise<boolean> {
    // No connection and no lock is held while it is ranked. Where other answers came meanwhile it is ranked with them, too.
    for (;;) {
      const row = await findDiagnostic(db, sessionId, diagnosticId);
      if (!row) return false;
      const { questions = [], corrections = [] } = row.results;
      // A correction may be asked as a question too, which has more to choose from: the question counts.
      const asked = withoutDoubles([...corrections.map(asQuestion), ...row.asked, ...questions]);
      given.forEach((answer, i) => {
        requireAsked(answer, asked, `answers.${i}`, row.issueType);
      });
      const answers = merged(row.answers, given);
      if (Bun.deepEquals(answers, row.answers)) return true;
      const results = await analyse(inputOf(row, answers));
      const stored = await inSession(db, sessionId, (tx) =>
        tx
          .update(diagnostics)
          .set({ results, answers, asked, engineVersion: packageJson.version })
          .where(and(eq(diagnostics.id, row.id), eq(diagnostics.answers, row.answers)))
          .returning({ id: diagnostics.id }),
      );
      if (stored.length > 0) return true;
    }
  },
});

const asQuestion = ({ id, name, options }: Correction): Question => ({ id, text: `${name}:`, options });

function requireAsked(
  { questionId, optionId }: Answer,
  asked: readonly Question[],
  path: string,
  issueType: DiagnosticRow["issueType"],
) {
  if (questionId === MORE && optionId === undefined) {
    if (issueType !== "estimate") return;
    throw new NotAskedError(`${path}.questionId`, "An estimate takes no more words: send it anew with them.");
  }
  const question = asked.find(({ id }) => id === questionId);
  if (!question) throw new NotAskedError(`${path}.questionId`, "That question was not asked about this problem.");
  if (optionId !== undefined && !question.options.some(({ id }) => id === optionId))
    throw new NotAskedError(`${path}.optionId`, "That is not one of the answers to choose from.");
}

/** Each question once, in the order of its first answer, with the last answer; without those taken back. */
const merged = (before: readonly Answer[], given: readonly Answer[]): Answer[] =>
  [...new Map([...before, ...given].map((answer) => [answer.questionId, answer])).values()]
    .filter(({ text }) => text !== "")
    .map(({ questionId, optionId, text }) =>
      optionId === undefined ? { questionId, text } : { questionId, optionId },
    );

/** Each question once, as it was worded last. */
const withoutDoubles = (questions: readonly Question[]) => [
  ...new Map(questions.map((question) => [question.id, question])).values(),
];

/** What the first analysis was given, its day included, and the answers: they alone make the difference. */
const inputOf = (
  { issueType, text, readings, year, make, model, mileage, fromVin, zipCode, createdAt }: DiagnosticRow,
  answers: Answer[],
) => ({
  issueType,
  text,
  vehicle: { year, make, model, mileage: mileage ?? undefined, ...(fromVin && { fromVin }) },
  place: placeOf(zipCode)!,
  today: createdAt,
  answers,
  ...readings,
});
