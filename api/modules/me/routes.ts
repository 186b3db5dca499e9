import { Elysia } from "elysia";
import {
  DeletionLinkRequest,
  DeletionLinkResponse,
  DeletionRequest,
  DeletionResponse,
  DoNotSellResponse,
} from "#shared/schemas/me.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { HttpProblem } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { deleteSession } from "./deletion.ts";
import { createDeletionRequests, NoLinksError } from "./deletion-requests.ts";
import { objectToSale } from "./do-not-sell.ts";
import { exportSession } from "./export.ts";

/** What a visitor may know and have deleted: all that is theirs. */
export function meRoutes({ db, sessions, idempotency, outbox }: Parts) {
  const requests = createDeletionRequests(db, outbox);
  const detail = (summary: string) => ({ summary, tags: ["Personal data"] });
  return new Elysia({ name: "me", prefix: "/api/me" })
    .use(session(sessions))
    .get(
      "/export",
      ({ session }) =>
        new Response(streamOf(exportSession(db, session.id)), {
          headers: {
            "content-type": "application/json",
            "content-disposition": 'attachment; filename="repair-assist-data.json"',
          },
        }),
      { session: true, detail: detail("All that is stored of this session, photos included") },
    )
    .delete(
      "",
      async ({ request, set, session }) => {
        await deleteSession(db, session.id);
        const cookie = sessions.takeBack(request);
        if (cookie) set.headers["set-cookie"] = cookie;
        return { deleted: true as const };
      },
      { session: true, response: DeletionResponse, detail: detail("Delete all that is stored of this session") },
    )
    .post(
      "/do-not-sell",
      async ({ session }) => {
        await objectToSale(db, session.id);
        return { doNotSell: true as const };
      },
      { session: true, response: DoNotSellResponse, detail: detail("Neither sell nor share what this session sent") },
    )
    .post(
      "/deletion-requests",
      ({ request, body }) =>
        idempotency.once({ request, body }, (receipt) => requests.request(body.email, receipt)).catch(refuse),
      {
        parse: json(),
        body: DeletionLinkRequest,
        response: DeletionLinkResponse,
        detail: detail("Have a link for deleting sent by e-mail"),
      },
    )
    .post(
      "/deletions",
      async ({ body }) => {
        if (!(await requests.redeem(body.token))) throw usedUp();
        return { deleted: true as const };
      },
      { parse: json(), body: DeletionRequest, response: DeletionResponse, detail: detail("Delete by a link's token") },
    );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  outbox: Outbox;
}

/** Pieces of text as a body, each made when the one before it has left. */
function streamOf(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

const usedUp = () => new HttpProblem(404, "This link was used already or has expired. Please ask for a new one.");

/** What the service refuses, as HTTP says it. */
function refuse(error: unknown): never {
  if (error instanceof NoLinksError)
    throw new HttpProblem(503, "E-mail is not set up here. Please write to us on the contact page instead.");
  throw error;
}
