import { Elysia } from "elysia";
import * as z from "zod/mini";
import type { Results } from "#shared/schemas/diagnostic.ts";
import { IssueDetailsRequest, IssueDetailsResponse, IssueDetailsWait } from "#shared/schemas/issue-details.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#shared/schemas/lengths.ts";
import type { AnalysisInput } from "../../analysis/input.ts";
import type { Database } from "../../db/database.ts";
import { jsonOrForm } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { HttpProblem, notFound, wrongField } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import type { UploadGate } from "../../plugins/upload-gate.ts";
import type { Readers } from "../../reading-pictures/readers.ts";
import type { Redaction } from "../share/redaction.ts";
import { PhotoRefusedError } from "./photos.ts";
import { createIssueDetails, PhotoTimeoutError, type ScoreWords } from "./service.ts";

/** Five photos, and as much again as one for what a form wraps around them. */
const MAX_BODY_BYTES = (MAX_PHOTOS + 1) * MAX_PHOTO_BYTES;

const Body = z.extend(IssueDetailsRequest, {
  files: z._default(z.array(z.instanceof(File, { error: "Please send the photos as files." })), []),
});

/** Step 2: takes the issue with its photos and answers when the analysis is stored. */
export function issueDetailsRoutes(parts: Parts) {
  const { sessions, idempotency, gate, addressOf, readers } = parts;
  const issueDetails = createIssueDetails(parts);
  // Before the body is read: nobody without a session, nor too many with one, make us take in fifty megabytes.
  const refuseStrangers = async ({ request }: { request: Request }) => {
    const { id: sessionId } = await sessions.require(request);
    gate.enter(request, { sessionId, address: addressOf(request) });
  };
  return new Elysia({ name: "issue-details" })
    .use(session(sessions))
    .post(
      "/api/issue-details",
      async ({ request, body, session }) => {
        const { files, ...issue } = body;
        const visitor = { sessionId: session.id, address: addressOf(request) };
        const ids = await idempotency
          .once({ request, sessionId: session.id, body }, (receipt) =>
            issueDetails.submit(visitor, issue, files, receipt),
          )
          .catch(refuse);
        if (!ids) throw notFound();
        return ids;
      },
      {
        session: true,
        parse: [refuseStrangers, ...jsonOrForm({ maxBytes: MAX_BODY_BYTES })],
        body: Body,
        response: IssueDetailsResponse,
        detail: { summary: "Describe the issue and have it analysed", tags: ["Wizard"] },
      },
    )
    .get("/api/issue-details/wait", ({ session }) => ({ wait: readers.waitOf(session.id) ?? null }), {
      session: true,
      response: IssueDetailsWait,
      detail: { summary: "How long photos under way wait for others to be read", tags: ["Wizard"] },
    });
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  gate: UploadGate;
  /** The address that a request counts for. */
  addressOf: (request: Request) => string;
  analyse: (input: AnalysisInput) => Results | Promise<Results>;
  scoreWords?: ScoreWords;
  redaction?: Redaction;
  readers: Readers;
}

/** What the service refuses, as HTTP says it. */
function refuse(error: unknown): never {
  if (error instanceof PhotoRefusedError) throw wrongField(error.path, error.message, error.tooLarge ? 413 : 422);
  if (error instanceof PhotoTimeoutError)
    throw new HttpProblem(504, "The analysis took too long. Nothing was saved; please try again.");
  throw error;
}
