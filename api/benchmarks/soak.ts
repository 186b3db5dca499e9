import { HONDA, requestOf, visit } from "../testing-visitor.ts";
import { fire, type Shot } from "./load/cannon.ts";
import { ownDatabase } from "./own/own-database.ts";
import { ownServer } from "./own/own-server.ts";

/**
 * Ten minutes at two hundred connections, reads and posts at once: no error, and no more memory, files or database
 * connections at the end than once the server was warm. `SECONDS` makes it shorter.
 */
const SECONDS = Number(process.env.SECONDS ?? 600);
const CONNECTIONS = 200;
/** Share of the time after which the server counts as warm, and by how much it may grow over the rest. */
const WARM = 0.3;
const MOST_GROWTH = 1.25;
/** Files that may be open at the end beyond those when warm: connections come and go. */
const MORE_FILES = 20;

const database = await ownDatabase();
const server = await ownServer(database.url, { environment: { METRICS_PORT: "0", LOG_LEVEL: "info" } });
const owner = await visit((path, init = {}) => fetch(requestOf(path, init, server.url)));
const { diagnosticId, issueId } = await owner.describe();
const { session: headers } = owner;
const shots: Shot[] = [
  { path: "/api/health" },
  { path: "/api/shops?zipCode=85253" },
  { path: `/api/diagnostics/${diagnosticId}`, headers },
  { path: "/api/vehicle-info", method: "POST", body: HONDA },
  { path: "/api/feedback", method: "POST", body: { issueId, feedback: "Good." }, headers },
];

const measure = async () => {
  const text = await (await fetch(`${server.metrics}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return { megabytes: read("process_resident_memory_bytes") / 1e6, files: read("process_open_fds") };
};

const aim = { connections: CONNECTIONS / shots.length, seconds: SECONDS };
const firing = Promise.all(shots.map((shot) => fire(server.url, shot, aim)));
await Bun.sleep(SECONDS * WARM * 1000);
const warm = await measure();
const figures = await firing;
const end = await measure();

console.log(`${SECONDS} s at ${CONNECTIONS} connections`);
for (const [i, { path, method = "GET" }] of shots.entries()) {
  const { rate, p99, wrong } = figures[i]!;
  const name = `${method} ${path.replace(diagnosticId, "…")}`;
  console.log(`  ${name.padEnd(32)} ${rate.toFixed(0)}/s, p99 ${p99} ms, ${wrong} wrong or without an answer`);
}
console.log(`  memory ${warm.megabytes.toFixed(0)} MB when warm, ${end.megabytes.toFixed(0)} MB at the end`);
console.log(`  open files ${warm.files} when warm, ${end.files} at the end`);
await server.stop();
await database.remove();
const wrong = figures.reduce((sum, figure) => sum + figure.wrong, 0);
const leaks = end.megabytes > warm.megabytes * MOST_GROWTH || end.files > warm.files + MORE_FILES;
process.exit(wrong > 0 || leaks ? 1 : 0);
