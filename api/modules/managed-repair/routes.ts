import { Elysia } from "elysia";
import { ManagedRepairRequest, ManagedRepairResponse } from "#shared/schemas/managed-repair.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { createManagedRepairs } from "./service.ts";

/** Step 4, full service. */
export function managedRepairRoutes({ db, sessions, idempotency, outbox, zips }: Parts) {
  const managedRepairs = createManagedRepairs(db, outbox, zips);
  return new Elysia({ name: "managed-repair" }).use(session(sessions)).post(
    "/api/managed-repair",
    async ({ request, body, session }) => {
      const stored = await idempotency.once({ request, sessionId: session.id, body }, (receipt) =>
        managedRepairs.request(session.id, body, receipt),
      );
      if (!stored) throw notFound();
      return stored;
    },
    {
      session: true,
      parse: json(),
      body: ManagedRepairRequest,
      response: ManagedRepairResponse,
      detail: { summary: "Ask for managed repair", tags: ["Wizard"] },
    },
  );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  outbox: Outbox;
  zips: ReadonlySet<string>;
}
