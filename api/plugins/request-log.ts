import type { Log } from "../log.ts";
import type { Metrics, RequestNoted } from "./metrics.ts";
import { pathOf } from "./paths.ts";
import { type Route, routesByPath } from "./route-pattern.ts";

/** Header that names a request in our log, in our answer and, where a proxy sets it, in the proxy's log. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Answers a request; never throws. */
export type Handle = (request: Request) => Promise<Response>;

interface Options {
  log: Log;
  metrics: Metrics;
  /** The routes of the app, for their patterns: paths hold ids and secret links, so no path is noted. */
  routes: readonly Route[];
}

/**
 * Notes every request once, when its answer is ready: a line in the log, and rates and latency for Prometheus, by method,
 * route pattern and status. Nothing of the visitor is noted, neither address nor browser nor query.
 *
 * The id of a request is the one that a proxy gave it, if it looks like one (hex and hyphens, 16 to 64), else a new one;
 * the answer carries it. It stands around the whole app, so what any plugin answers is noted too.
 */
export function withRequestLog(handle: Handle, { log, metrics, routes }: Options): Handle {
  const at = routesByPath(routes);
  const logs = new Map<string, Log>();
  /** The log of the requests that are alike: what they have in common is written out once. They are of few kinds. */
  const logOf = (noted: RequestNoted) => {
    const alike = `${noted.method} ${noted.route} ${noted.status}`;
    let made = logs.get(alike);
    if (made === undefined) {
      made = log.child(noted);
      logs.set(alike, made);
    }
    return made;
  };
  return async (request) => {
    const started = performance.now();
    const response = await handle(request);
    const seconds = (performance.now() - started) / 1000;
    const { status, headers } = response;
    const requestId = requestIdOf(request);
    headers.set(REQUEST_ID_HEADER, requestId);
    const noted = { method: knownMethod(request.method), route: at(pathOf(request)).pattern ?? "unknown", status };
    metrics.request(noted, seconds);
    logOf(noted)[status >= 500 ? "error" : "info"]({ requestId, ms: Math.round(seconds * 1e5) / 100 }, "request");
    return response;
  };
}

const ids = new WeakMap<Request, string>();

/** The id of a request; the same one however often it is asked for. */
export function requestIdOf(request: Request): string {
  let id = ids.get(request);
  if (id === undefined) {
    const given = request.headers.get(REQUEST_ID_HEADER);
    id = given !== null && /^[0-9a-f-]{16,64}$/i.test(given) ? given : crypto.randomUUID();
    ids.set(request, id);
  }
  return id;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A method may be any word: a stranger must not be able to fill our memory with names of counters. */
const knownMethod = (method: string) => (METHODS.has(method) ? method : "other");
