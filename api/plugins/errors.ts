import { Elysia, ParseError, ValidationError } from "elysia";
import { isConflict, isOrphan, isUnreachable, withoutData } from "../db/failures.ts";
import { SessionGoneError } from "../db/in-session.ts";
import { JobError } from "../workers/worker-pool.ts";
import { pathOf } from "./paths.ts";
import { HttpProblem, notFound } from "./problem.ts";
import { type Route, routesByPath } from "./route-pattern.ts";

/**
 * Every error of the API as a problem document (RFC 9457), `application/problem+json`.
 *
 * | thrown | status |
 * |---|---|
 * | `HttpProblem` | its own |
 * | a schema that a request breaks | 422, `errors` names each field |
 * | a schema that our own response breaks | 500 |
 * | no such route; a route without this method | 404; 405 with `Allow` |
 * | the database does not answer, or others were in the way again and again | 503 with `Retry-After` |
 * | what it hangs on is being deleted at this moment | 404 |
 * | a job of the workers is not done: its deadline, too many others | 503 with `Retry-After` |
 * | anything else | 500 |
 *
 * No stack, no SQL and nothing that was sent is repeated in an answer.
 *
 * Options:
 * - `routes`: the routes of the finished app, to tell 405 from 404.
 * - `log`: told of every 500 with its request, and of what it was without the values of a query; default `console.error`.
 *
 * @example new Elysia().use(errors({ routes: () => app.routes }))
 */
export function errors({ routes, log = console.error }: Options) {
  // The routes are known only once the whole app is put together.
  let at: ReturnType<typeof routesByPath> | undefined;
  const methodsAt = (request: Request) => {
    at ??= routesByPath(routes());
    return at(pathOf(request)).methods;
  };
  return new Elysia({ name: "errors" }).onError({ as: "global" }, ({ error, code, request }) => {
    const problem = problemOf(error, code, () => methodsAt(request));
    if (problem.status === 500) log(withoutData(error), request);
    return answerOf(problem);
  });
}

/** For what fails where no plugin is any more: a file that is gone as it is sent. */
export function lastResort(): Response {
  const answer = answerOf(internal());
  answer.headers.set("cache-control", "no-store");
  answer.headers.set("x-content-type-options", "nosniff");
  return answer;
}

const answerOf = (problem: HttpProblem) =>
  Response.json(problem.toDocument(), {
    status: problem.status,
    headers: { "content-type": "application/problem+json", ...problem.headers },
  });

interface Options {
  routes: () => readonly Route[];
  log?: (error: unknown, request: Request) => void;
}

function problemOf(error: unknown, code: unknown, allowed: () => readonly string[]): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof ParseError) return error.cause instanceof HttpProblem ? error.cause : internal();
  if (error instanceof ValidationError) return error.type === "response" ? internal() : invalid(error);
  if (code === "NOT_FOUND") return unknownRoute(allowed());
  if (isUnreachable(error) || isConflict(error))
    return new HttpProblem(503, "We cannot reach our records right now. Please try again in a moment.", {
      headers: { "retry-after": "5" },
    });
  if (isOrphan(error) || error instanceof SessionGoneError) return notFound();
  if (error instanceof JobError) return notDone(error);
  return internal();
}

const NOT_DONE: Record<JobError["reason"], string> = {
  deadline: "This takes us too long to work out. Nothing was saved; with a shorter text it may work.",
  busy: "Many people are asking at this moment. Nothing was saved; please try again in a moment.",
  ended: "We could not work this out just now. Nothing was saved; please try again in a moment.",
};

const notDone = ({ reason }: JobError) => new HttpProblem(503, NOT_DONE[reason], { headers: { "retry-after": "5" } });

const internal = () => new HttpProblem(500, "Something went wrong on our side. Please try again.");

function invalid(error: ValidationError) {
  const issues = error.all as { path?: string; message?: string }[];
  const errors = issues.map(({ path = "", message = "" }) => ({ path: path === "root" ? "" : path, message }));
  return new HttpProblem(422, errors[0]?.message ?? "Please check what you entered.", { errors });
}

function unknownRoute(allowed: readonly string[]) {
  if (allowed.length === 0) return notFound();
  return new HttpProblem(405, `Use ${allowed.join(" or ")} here.`, { headers: { allow: allowed.join(", ") } });
}
