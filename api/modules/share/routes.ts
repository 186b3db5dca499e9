import { Elysia } from "elysia";
import { RevokeResponse, ShareResponse } from "#shared/schemas/share.ts";
import { SharedRecord } from "#shared/schemas/shared-record.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { refuseWithoutTerms } from "../diagnostics/terms.ts";
import type { Redaction } from "./redaction.ts";
import { createShares } from "./service.ts";

/** Read-only links to a diagnostic: its owner makes and revokes them, anyone who has one reads. */
export function shareRoutes({ db, sessions, idempotency, config, redaction }: Parts) {
  const shares = createShares({ db, publicUrl: config.PUBLIC_URL, days: config.SHARE_DAYS, redaction });
  return new Elysia({ name: "share" })
    .use(session(sessions))
    .post(
      "/api/diagnostics/:diagnosticId/share",
      async ({ request, params, session }) => {
        const made = await idempotency
          .once({ request, sessionId: session.id }, (receipt) =>
            shares.create(session.id, params.diagnosticId, receipt),
          )
          .catch(refuseWithoutTerms);
        const share = made && (await shares.handOver(made));
        if (!share) throw notFound();
        return share;
      },
      { session: true, response: ShareResponse, detail: { summary: "Make a read-only link", tags: ["Wizard"] } },
    )
    .delete(
      "/api/diagnostics/:diagnosticId/share",
      async ({ params, session }) => {
        const revoked = await shares.revoke(session.id, params.diagnosticId);
        if (revoked === undefined) throw notFound();
        return { revoked };
      },
      { session: true, response: RevokeResponse, detail: { summary: "Revoke all read-only links", tags: ["Wizard"] } },
    )
    .get(
      "/api/shared/:token",
      async ({ params }) => {
        const record = await shares.read(params.token);
        if (!record) throw notFound();
        return record;
      },
      { response: SharedRecord, detail: { summary: "Read a diagnostic by its link", tags: ["Wizard"] } },
    );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  config: Config;
  redaction?: Redaction;
}
