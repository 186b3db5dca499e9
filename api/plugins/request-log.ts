import type { Log } from "../log.ts";
import type { Metrics, RequestNoted } from "./metrics.ts";
import { pathOf } from "./paths.ts";
import { type Route, routesByPath } from "./route-pattern.ts";

/** Header that names a request in our log, in our answer and, where a proxy sets it, in the proxy's log. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/**
 * Milliseconds for which answers are gathered: to note each by itself takes several times as long. A fault waits for
 * nothing.
 */
const GATHERED = 100;

/** Answers a request; never throws. */
export type Handle = (request: Request) => Promise<Response>;

interface Options {
  log: Log;
  metrics: Metrics;
  /** The routes of the app, for their patterns: paths hold ids and secret links, so no path is noted. */
  routes: readonly Route[];
}

/**
 * Notes every request once, a moment after its answer: a line in the log, and rates and latency for Prometheus, by
 * method, route pattern and status. Nothing of the visitor is noted, neither address nor browser nor query. Whoever
 * stops the server calls `flush` when the last answer is out.
 *
 * The id of a request is the one that a proxy gave it, if it looks like one (hex and hyphens, 16 to 64), else a new
 * one; the answer carries it. It stands around the whole app, so what any plugin answers is noted too.
 */
export function withRequestLog(handle: Handle, { log, metrics, routes }: Options) {
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
  const note = ({ method, path, status, requestId, seconds }: Answered) => {
    const noted = { method: knownMethod(method), route: at(path).pattern ?? "unknown", status };
    metrics.request(noted, seconds);
    const line = { requestId, ms: Math.round(seconds * 1e5) / 100 };
    logOf(noted)[isFault(status) ? "error" : "info"](line, "request");
  };

  let answered: Answered[] = [];
  const flush = () => {
    const all = answered;
    answered = [];
    all.forEach(note);
  };
  return {
    async handle(request: Request): Promise<Response> {
      const started = performance.now();
      const response = await handle(request);
      const seconds = (performance.now() - started) / 1000;
      const { status, headers } = response;
      const requestId = askedEarly.get(request) ?? idFor(request);
      headers.set(REQUEST_ID_HEADER, requestId);
      const count = answered.push({ method: request.method, path: pathOf(request), status, requestId, seconds });
      if (isFault(status)) flush();
      else if (count === 1) setTimeout(flush, GATHERED);
      return response;
    },
    flush,
  };
}

/** What of a request is kept until it is noted. */
interface Answered {
  method: string;
  path: string;
  status: number;
  requestId: string;
  seconds: number;
}

const isFault = (status: number) => status >= 500;

/** Ids that were asked for before the answer was there: few are. */
const askedEarly = new WeakMap<Request, string>();

/** The id that the answer to this request will carry. */
export function requestIdOf(request: Request): string {
  const id = askedEarly.get(request) ?? idFor(request);
  askedEarly.set(request, id);
  return id;
}

function idFor(request: Request) {
  const given = request.headers.get(REQUEST_ID_HEADER);
  return given !== null && /^[0-9a-f-]{16,64}$/i.test(given) ? given : crypto.randomUUID();
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A method may be any word: a stranger must not be able to fill our memory with names of counters. */
const knownMethod = (method: string) => (METHODS.has(method) ? method : "other");
