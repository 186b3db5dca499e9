import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { DiagnosticRecord, Results } from "#shared/schemas/diagnostic.ts";
import { diagnostics, issues } from "../db/schema/index.ts";
import { NO_LOG } from "../log.ts";
import { createMetrics } from "../plugins/metrics.ts";
import { problemOf, testApp } from "../testing.ts";
import { requestOf, visit } from "../testing-visitor.ts";
import { openWorkers } from "./open-workers.ts";
import type { jobs } from "./testing-worker.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Blanks whose end a regular expression looks for longer than any test waits. */
const ENDLESS = 3_000_000;
const QUESTION = { id: "crank", text: "What does it do?", options: [{ id: "nothing", label: "Nothing" }] };

const pool = new WorkerPool<typeof jobs>({
  program: join(import.meta.dirname, "testing-worker.ts"),
  size: 1,
  deadlineMs: 3_000,
  waitMs: 60_000,
});
const results: Results = { resultType: "diagnostic", potentialCauses: [], questions: [QUESTION] };
const { app, db } = await testApp({
  analyse: ({ text, answers }) =>
    text.includes("for ever") || answers.length > 0
      ? pool.run("endless", ENDLESS).then(() => results)
      : (pool.run("echo", results) as Promise<Results>),
});
const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: app.handle });
afterAll(async () => {
  await server.stop(true);
  await pool.close();
});
const call = (path: string, init = {}) => fetch(requestOf(path, init, server.url.origin));
const owner = await visit(call);
const { diagnosticId } = await owner.describe();
const stored = async () => [await db.$count(issues), await db.$count(diagnostics)];

/** While this request's analysis runs, which has no end, others are answered; then it gets its 503. */
async function isEndedAlone(request: () => Promise<Response>) {
  const before = await stored();
  let answered = false;
  const endless = request().finally(() => {
    answered = true;
  });
  await expect.poll(() => pool.status().running).toBe(1);
  expect((await call("/api/health")).status).toBe(200);
  expect((await owner.call(`/api/diagnostics/${diagnosticId}`)).status).toBe(200);
  expect(answered).toBe(false);
  const response = await endless;
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(response.headers.get("retry-after")).toBe("5");
  expect((await problemOf(response)).detail).toContain("Nothing was saved");
  expect(await stored()).toEqual(before);
}

describe("an analysis that never ends keeps nobody waiting, and stores nothing:", () => {
  it("a new issue", () =>
    isEndedAlone(() => {
      const { userId, vehicleId } = owner;
      const issue = { userId, vehicleId, issueType: "parts", description: "It squeals for ever." };
      return owner.call("/api/issue-details", { body: issue });
    }));

  it("answers to questions", async () => {
    const answers = [{ questionId: QUESTION.id, optionId: "nothing" }];
    await isEndedAlone(() => owner.call(`/api/diagnostics/${diagnosticId}/answers`, { body: { answers } }));
    const [row] = await db.select().from(diagnostics).where(eq(diagnostics.id, diagnosticId));
    expect(row).toMatchObject({ answers: [], results });
  });
});

it("the server's own workers analyse, and take out what no shared page may show", async () => {
  const workers = openWorkers({ size: 1, log: NO_LOG, metrics: createMetrics() });
  try {
    await workers.ready();
    const real = await testApp({ analyse: workers.analyse, redaction: workers.redaction });
    const visitor = await real.visit();
    const ids = await visitor.describe("It squeals when I brake. Call Dana Smith at 480-555-0134, 85253.");
    const path = `/api/diagnostics/${ids.diagnosticId}`;
    const record = (await (await visitor.call(path)).json()) as DiagnosticRecord;
    expect(record.results.potentialCauses?.[0]?.system).toBe("brakes");
    const { token } = (await (await visitor.call(`${path}/share`, { method: "POST" })).json()) as { token: string };
    const page = await (await real.call(`/api/shared/${token}`)).text();
    expect(page).toContain("Front brake pads worn out");
    for (const secret of ["Dana", "480-555-0134", "85253"]) expect(page).not.toContain(secret);
  } finally {
    await workers.close();
  }
});
