import { and, eq, sql } from "drizzle-orm";
import type { Results } from "#shared/schemas/diagnostic.ts";
import type { IssueDetailsRequest, IssueDetailsResponse } from "#shared/schemas/issue-details.ts";
import packageJson from "../../../package.json" with { type: "json" };
import type { AnalysisInput, LearnedWords, Readings } from "../../analysis/input.ts";
import type { Database } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { isId } from "../../db/ids.ts";
import { inSession } from "../../db/in-session.ts";
import { diagnostics, issues, photos, users, vehicles } from "../../db/schema/index.ts";
import { placeOf } from "../../geography/places.ts";
import type { Readers } from "../../reading-pictures/readers.ts";
import type { Visitor } from "../../visitor.ts";
import { IN_THIS_THREAD, type Redaction } from "../share/redaction.ts";
import { normalizeUploads, type Photo } from "./photos.ts";

/** Reading and analysing took too long; nothing was stored. */
export class PhotoTimeoutError extends Error {
  override name = "PhotoTimeoutError";
}

interface Parts {
  db: Database;
  analyse: (input: AnalysisInput) => Results | Promise<Results>;
  /** What was learned of the words, stored with the issue; absent where nothing is to be stored. */
  scoreWords?: ScoreWords;
  redaction?: Redaction;
  readers: Readers;
  /**
   * Milliseconds to take the photos in, and until they must be read. With analysis and storing the whole stays under 25
   * seconds.
   */
  timeoutMs?: number;
  readingPatience?: number;
}

export type ScoreWords = (told: Pick<AnalysisInput, "text" | "vehicle">) => LearnedWords | Promise<LearnedWords>;

/** Takes an issue in: photos, analysis, then one short transaction. Either all of it is stored or nothing. */
export const createIssueDetails = ({
  db,
  analyse,
  scoreWords,
  redaction = IN_THIS_THREAD,
  readers,
  timeoutMs = 15_000,
  readingPatience = 19_000,
}: Parts) => ({
  /**
   * Answers the ids, or undefined where user and vehicle do not belong together and to the session.
   * Throws `PhotoRefusedError` and `PhotoTimeoutError`.
   */
  async submit(
    visitor: Visitor,
    issue: IssueDetailsRequest,
    files: readonly File[],
    receipt: Receipt,
  ): Promise<IssueDetailsResponse | undefined> {
    const owner = await ownerOf(db, visitor.sessionId, issue);
    if (!owner) return undefined;
    const { contact, ...car } = owner;
    const { fromVin, ...chosen } = car;
    const vehicle = { ...chosen, mileage: car.mileage ?? undefined, ...(fromVin && { fromVin }) };
    const readBy = AbortSignal.timeout(readingPatience);
    const taken = await withTimeout(timeoutMs, (stop) => normalizeUploads(files, stop));
    const learned =
      issue.issueType === "symptoms" ? await scoreWords?.({ text: issue.description, vehicle }) : undefined;
    const read = await readers.read(
      {
        issueType: issue.issueType,
        text: () => redaction.text({ owner: contact, text: issue.description }),
        vehicle,
        pictures: await Promise.all(
          taken.map(async ({ filename, bytes: copy }, at) => ({ filename, bytes: await files[at]!.bytes(), copy })),
        ),
      },
      visitor,
      readBy,
    );
    const readings = { ...read, ...(learned && { learned }) };
    const results = await analyse({
      issueType: issue.issueType,
      text: issue.description,
      vehicle,
      place: placeOf(contact.zipCode)!,
      today: new Date(),
      answers: [],
      ...readings,
    });
    return store({ db, sessionId: visitor.sessionId, issue, taken, readings, results, receipt });
  },
});

async function ownerOf(db: Database, sessionId: string, { userId, vehicleId }: IssueDetailsRequest) {
  if (!isId(userId) || !isId(vehicleId)) return undefined;
  const [owner] = await db
    .select({
      contact: { name: users.name, email: users.email, zipCode: users.zipCode },
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      mileage: vehicles.mileage,
      fromVin: vehicles.fromVin,
    })
    .from(vehicles)
    .innerJoin(users, and(eq(users.id, vehicles.userId), eq(users.id, userId)))
    .where(and(eq(vehicles.id, vehicleId), eq(users.sessionId, sessionId)));
  return owner;
}

/** Runs `work` for at most `timeoutMs` milliseconds; told to stop, it may still finish, but nobody waits. */
async function withTimeout<T>(timeoutMs: number, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    stop.addEventListener("abort", () => reject(new PhotoTimeoutError()), { once: true });
  });
  return Promise.race([work(stop), late]);
}

interface Analysed {
  db: Database;
  sessionId: string;
  issue: IssueDetailsRequest;
  taken: Photo[];
  readings: Readings;
  results: Results;
  receipt: Receipt;
}

const store = ({ db, sessionId, issue: described, taken, readings, results, receipt }: Analysed) =>
  inSession(db, sessionId, async (tx) => {
    const { userId, vehicleId, issueType, description } = described;
    await tx.execute(sql`set local statement_timeout = '2s'`);
    const [issue] = await tx
      .insert(issues)
      .values({ userId, vehicleId, issueType, description, readings })
      .returning({ id: issues.id });
    const issueId = issue!.id;
    if (taken.length > 0)
      await tx.insert(photos).values(taken.map((photo, position) => ({ ...photo, issueId, position })));
    const [diagnostic] = await tx
      .insert(diagnostics)
      .values({ issueId, results, engineVersion: packageJson.version })
      .returning({ id: diagnostics.id });
    const ids = { issueId, diagnosticId: diagnostic!.id };
    await receipt.note(tx, ids);
    return ids;
  });
