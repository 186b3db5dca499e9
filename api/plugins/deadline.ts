import { isApi, pathOf } from "./paths.ts";
import { HttpProblem } from "./problem.ts";

/** Milliseconds that a call of the API may take: more than its statements and a provider may. */
const LONGEST = 10_000;
/** Calls with photos: they may arrive slowly and are read before they are stored, under limits of their own. */
const LONGEST_WITH_PHOTOS = 120_000;

/**
 * Answers a call with a 503 that would not come to an end. Everything that a call waits for has a limit of its own; this
 * one holds whatever those miss, such as a query that the database's driver has lost.
 */
export const withDeadline =
  (handle: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    if (!isApi(request)) return handle(request);
    const longest = pathOf(request).startsWith("/api/issue-details") ? LONGEST_WITH_PHOTOS : LONGEST;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(tooLate(request)), longest);
      handle(request)
        .finally(() => clearTimeout(timer))
        .then(resolve, reject);
    });
  };

function tooLate(request: Request): Response {
  const problem = new HttpProblem(503, "This takes too long at the moment. Please try again in a moment.");
  const origin = request.headers.get("origin");
  return Response.json(problem.toDocument(), {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "retry-after": "5",
      "x-content-type-options": "nosniff",
      // A page of another origin may read this, too, as it may read every other answer.
      ...(origin && {
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        vary: "Origin",
      }),
    },
  });
}
