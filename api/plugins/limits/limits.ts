import { Elysia } from "elysia";
import { FRAME_PATH } from "#shared/embed-frame.ts";
import type { Database } from "../../db/database.ts";
import { isApi, isAt, pathOf } from "../paths.ts";
import { HttpProblem } from "../problem.ts";
import type { Sessions } from "../session.ts";
import { countInDatabase, countInMemory, type Standing } from "./counter.ts";
import { isRead, ruleFor } from "./rules.ts";

/**
 * How much one visitor may ask of the API and of the page for frames, before any of it is read or done; `rules.ts` has
 * the figures. Whether the process is there may be asked without end: whoever restarts it must not be told anything
 * else.
 *
 * - Every call counts for its address, and one with a live session for that too. Over either: 429, with `Retry-After`
 *   and a sentence that says when to try again.
 * - Changes are counted in the database, exactly, whichever instance they reach; reads in memory.
 * - Answers carry `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers).
 *
 * Options:
 * - `addressOf`: the address that a request counts for, of `clientAddress`.
 * - `scale`: multiplies every quota, for tests.
 */
export function limits({ db, sessions, addressOf, scale }: Options) {
  const inDatabase = countInDatabase(db, scale);
  const inMemory = countInMemory(scale);
  return new Elysia({ name: "limits" }).onRequest(async ({ request, set }) => {
    const path = pathOf(request);
    const frame = isAt(path, FRAME_PATH);
    if (!(isApi(request) || frame) || isAt(path, LIVENESS)) return;
    const count = isRead(request) ? inMemory : inDatabase;
    const rule = ruleFor(request);
    const standings = [await count(rule, "address", addressOf(request))];
    // Whoever is over by address does not even make us look for a session. A frame begins without one.
    const session = standings[0]!.refused || frame ? undefined : await sessions.current(request);
    if (session) standings.push(await count(rule, "session", session.id));

    set.headers["ratelimit-policy"] = standings.map(({ policy }) => policy.header).join(", ");
    set.headers.ratelimit = standings.map(standingHeader).join(", ");
    const wait = Math.max(0, ...standings.filter(({ refused }) => refused).map(({ reset }) => Math.max(1, reset)));
    if (wait > 0) throw tooMany(wait);
  });
}

interface Options {
  db: Database;
  sessions: Sessions;
  addressOf: (request: Request) => string;
  scale: number;
}

const LIVENESS = "/api/health/live";

const standingHeader = ({ policy, left, reset }: Standing) => `"${policy.name}";r=${left};t=${reset}`;

const tooMany = (seconds: number) =>
  new HttpProblem(429, `That was more than we take at once. Please try again in ${inWords(seconds)}.`, {
    headers: { "retry-after": String(seconds) },
  });

function inWords(seconds: number) {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
