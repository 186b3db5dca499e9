import { Elysia } from "elysia";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { HttpProblem } from "../../plugins/problem.ts";
import { createHealth, type Readiness } from "./service.ts";

const Health = z.object({ live: z.boolean(), ready: z.boolean() });

const WHY_NOT: Record<Exclude<Readiness, "ready">, string> = {
  away: "The database does not answer.",
  full: "The disk of the database is full: what is there can be read, and nothing can be stored.",
};

/** For whoever watches the server: is the process there, and can it work? */
export function healthRoutes({ db }: { db: Database }) {
  const health = createHealth(db);
  const detail = (summary: string) => ({ summary, tags: ["Operation"] });
  return new Elysia({ name: "health", prefix: "/api/health" })
    .get(
      "",
      async ({ set }) => {
        const ready = (await health.readiness()) === "ready";
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
        const readiness = await health.readiness();
        if (readiness === "ready") return { ready: true };
        throw new HttpProblem(503, WHY_NOT[readiness], { headers: { "retry-after": "5" } });
      },
      { response: z.object({ ready: z.boolean() }), detail: detail("Does the database answer, and has it room?") },
    );
}
