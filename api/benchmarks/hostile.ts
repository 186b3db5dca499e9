import type { Results } from "#shared/schemas/diagnostic.ts";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { percentile } from "../evaluation/totals.ts";
import { requestOf, visit } from "../testing-visitor.ts";
import { formsOfReaders } from "./hostile/forms.ts";
import { hostileTexts } from "./hostile/texts.ts";
import { ownDatabase } from "./own/own-database.ts";
import { ownServer } from "./own/own-server.ts";

/**
 * How long others wait while hostile and heavy texts are analysed, ranked anew and shared: `GET /api/health` and a read
 * of a result, beside the same on the server at rest. `SECONDS` of the environment makes it longer.
 */
const SECONDS = Number(process.env.SECONDS ?? 20);
/** Milliseconds in which 99 of 100 answers must come. */
const BAR_MS = 50;
/** Hostile requests under way at all times: one more than there are workers, so that none rests and somebody waits. */
const SENDERS = 3;
/** Milliseconds between the measured requests of one kind. They begin whether or not the one before was answered. */
const EVERY_MS = 20;
const LENGTH = 20_000;

const database = await ownDatabase();
const server = await ownServer(database.url);
const call = (path: string, init = {}) => fetch(requestOf(path, init, server.url));
const owner = await visit(call);
const { diagnosticId } = await owner.describe();
const measured: Record<string, () => Promise<Response>> = {
  "GET /api/health": () => call("/api/health"),
  "GET /api/diagnostics/:id": () => owner.call(`/api/diagnostics/${diagnosticId}`),
};

/** Milliseconds of each answer within the time. */
async function latencies(request: () => Promise<Response>): Promise<number[]> {
  const running: Promise<number>[] = [];
  const until = performance.now() + SECONDS * 1_000;
  for (let next = performance.now(); next < until; next += EVERY_MS) {
    await Bun.sleep(Math.max(0, next - performance.now()));
    running.push(timed(request));
  }
  return Promise.all(running);
}

async function timed(request: () => Promise<Response>) {
  const start = performance.now();
  const response = await request();
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A measured request was answered with ${response.status}.`);
  return performance.now() - start;
}

const figuresOf = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(measured).map(async ([name, request]) => [name, await latencies(request)] as const),
    ),
  );

/** Figures without end are slow to redact; of these texts each is heavy in its own way. */
const texts = [
  "480.555.0123 ".repeat(LENGTH / 13),
  ...[...hostileTexts(formsOfReaders(), 400)].map((text) => text.of(LENGTH)),
];
const statuses: Record<number, number> = {};
let sending = true;

/** What of the answers matters here. A 503 has none of it. */
interface Answer {
  diagnosticId?: string;
  token?: string;
  results?: Pick<Results, "questions">;
}

/** Describes, answers a question about it, shares it and reads that, again and again. */
async function send(sender: number) {
  const visitor = await visit(call);
  const told = async (response: Response) => {
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    return (await response.json()) as Answer;
  };
  for (let at = sender; sending; at += SENDERS) {
    const { userId, vehicleId } = visitor;
    const issueType = ISSUE_TYPES[at % ISSUE_TYPES.length]!;
    const issue = { userId, vehicleId, issueType, description: texts[at % texts.length]! };
    const { diagnosticId: id } = await told(await visitor.call("/api/issue-details", { body: issue }));
    if (!id) continue;
    const { results } = await told(await visitor.call(`/api/diagnostics/${id}`));
    const questions = results?.questions ?? [];
    const answers = questions.map((question) => ({ questionId: question.id, optionId: question.options[0]!.id }));
    if (answers.length > 0) await told(await visitor.call(`/api/diagnostics/${id}/answers`, { body: { answers } }));
    const { token } = await told(await visitor.call(`/api/diagnostics/${id}/share`, { method: "POST" }));
    if (token) await told(await call(`/api/shared/${token}`));
  }
}

const row = (...cells: string[]) => console.log(cells.map((cell, i) => cell.padEnd(i === 0 ? 26 : 32)).join(""));
const told = (times: number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;

const atRest = await figuresOf();
const senders = Array.from({ length: SENDERS }, (_, sender) => send(sender));
const besides = await figuresOf();
sending = false;
await Promise.all(senders);

row(`${SECONDS} s each`, "at rest", `beside ${SENDERS} hostile senders`);
for (const [name, times] of Object.entries(besides)) row(name, told(atRest[name]!), told(times));
console.log(`hostile requests by status: ${JSON.stringify(statuses)}`);
const late = Object.values(besides).some((times) => percentile(times, 0.99) >= BAR_MS);
console.log(`99 of 100 answers within ${BAR_MS} ms: ${late ? "no" : "yes"}`);
await server.stop();
await database.remove();
process.exit(late ? 1 : 0);
