import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { percentile } from "../evaluation/totals.ts";
import { HONDA, requestOf, visit } from "../testing-visitor.ts";
import { type Figures, fire, type Shot } from "./load/cannon.ts";
import { ownDatabase } from "./own/own-database.ts";
import { listening, ownServer } from "./own/own-server.ts";

/**
 * Requests a second and the slowest hundredth of the calls that matter, with the generator on one core and the server
 * and its database on the other, beside a bare server with the same statements. They take many short turns, who begins
 * changes, and either gets the same requests: the machine's mood changes within seconds. The share is the median of the
 * rounds. `ROUNDS` of the environment makes it longer.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 60);
/** Seconds that a turn takes the bare server, about. */
const TURN = 0.4;
/**
 * Seconds before any is counted, `WARM_UP` of the environment. So long the compiler has work with either server, and
 * takes its core for it: a tenth of it in the first seconds of ours, which is of as much code as it has.
 */
const WARM_UP = Number(process.env.WARM_UP ?? 15);
const CONNECTIONS = 32;
const GENERATOR = 0;
const SERVER = 1;
/** What reads must reach of the bare server's rate. */
const LEAST_SHARE = 0.8;

// This process fires, and reads the server's log: that is no work of the server's core.
spawnSync("taskset", ["-acp", String(GENERATOR), String(process.pid)]);
const database = await ownDatabase();
database.bind(SERVER);
const ours = await ownServer(database.url, { core: SERVER });
const bare = await listening([join(import.meta.dirname, "load/bare.ts"), database.url], { core: SERVER });
const owner = await visit((path, init = {}) => fetch(requestOf(path, init, ours.url)));
const { diagnosticId } = await owner.describe();
const { session: headers, userId, vehicleId } = owner;

const issue = { userId, vehicleId, issueType: "symptoms", description: "It squeals when I brake at low speed." };
const shots: Record<string, Shot> = {
  health: { path: "/api/health" },
  shops: { path: "/api/shops?zipCode=85253" },
  "diagnostic read": { path: `/api/diagnostics/${diagnosticId}`, headers },
  "vehicle post": { path: "/api/vehicle-info", method: "POST", body: HONDA },
  "analysis post": { path: "/api/issue-details", method: "POST", body: issue, headers },
};

const row = (...cells: string[]) => console.log(cells.map((cell, i) => cell.padEnd(i === 0 ? 17 : 22)).join(""));
const told = ({ rate, p99 }: Figures) => `${rate.toFixed(0)}/s, p99 ${p99} ms`;
const middle = (runs: Figures[], of: keyof Figures) =>
  percentile(
    runs.map((run) => run[of]),
    0.5,
  );
const median = (runs: Figures[]): Figures => ({
  rate: middle(runs, "rate"),
  p99: middle(runs, "p99"),
  wrong: runs.reduce((sum, { wrong }) => sum + wrong, 0),
});

console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of about ${2 * TURN} s each, in turns, after ${WARM_UP} s`);
row("", "ours", "bare Bun.serve", "share");
let failed = false;
for (const [name, shot] of Object.entries(shots)) {
  await fire(ours.url, shot, { connections: CONNECTIONS, seconds: WARM_UP });
  const { rate } = await fire(bare.url, shot, { connections: CONNECTIONS, seconds: WARM_UP });
  const amount = Math.max(CONNECTIONS, Math.round(rate * TURN));
  const turn = ({ url }: { url: string }) => fire(url, shot, { connections: CONNECTIONS, amount });
  const runs: { ours: Figures; bare: Figures }[] = [];
  for (let round = 0; round < ROUNDS; round += 2) {
    runs.push({ ours: await turn(ours), bare: await turn(bare) });
    runs.push({ bare: await turn(bare), ours: await turn(ours) });
  }
  const share = percentile(
    runs.map((run) => run.ours.rate / run.bare.rate),
    0.5,
  );
  const [mine, other] = [median(runs.map((run) => run.ours)), median(runs.map((run) => run.bare))];
  const isRead = shot.method !== "POST";
  const short = isRead && share < LEAST_SHARE;
  row(name, told(mine), told(other), `${share.toFixed(2)}${isRead ? ` (at least ${LEAST_SHARE})` : ""}`);
  for (const [whose, { wrong }] of [
    ["ours", mine],
    ["bare", other],
  ] as const)
    if (wrong > 0) console.log(`  ${whose}: ${wrong} answers were wrong or did not come`);
  failed ||= short || mine.wrong > 0;
}
await ours.stop();
await bare.kill();
await database.remove();
process.exit(failed ? 1 : 0);
