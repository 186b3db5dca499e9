import { Elysia } from "elysia";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { HttpProblem } from "../../plugins/problem.ts";
import { createHealth } from "./service.ts";

const Health = z.object({ live: z.boolean(), ready: z.boolean() });

/** For whoever watches the server: is the process there, and can it work? */
export function healthRoutes({ db }: { db: Database }) {
  const health = createHealth(db);
  const detail = (summary: string) => ({ summary, tags: ["Operation"] });
  return new Elysia({ name: "health", prefix: "/api/health" })
    .get(
      "",
      async ({ set }) => {
        const ready = await health.isReady();
        if (!ready) set.status = 503;
        return { live: true, ready };
      },
      { response: { 200: Health, 503: Health }, detail: detail("Is it live and ready?") },
    )
    .get("/live", () => ({ live: true }), {
      response: z.object({ live: z.boolean() }),
      detail: detail("Does the process answer?"),
    })
    .get(
      "/ready",
      async () => {
        if (await health.isReady()) return { ready: true };
        throw new HttpProblem(503, "The database does not answer.", { headers: { "retry-after": "5" } });
      },
      { response: z.object({ ready: z.boolean() }), detail: detail("Does the database answer?") },
    );
}
