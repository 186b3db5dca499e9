import { isApi, isAt, pathOf } from "./paths.ts";
import { answerOutside, HttpProblem } from "./problem.ts";

/** Milliseconds that a call of the API may take: more than its statements and a provider may. */
const LONGEST = 10_000;
/** Calls with photos: they are read before they are stored, under limits of their own. */
const LONGEST_WITH_PHOTOS = 60_000;

/** The clocks of the calls under way, for `pauseDeadline`. */
const clocks = new WeakMap<Request, { stop(): void; start(): void }>();

/**
 * Answers a call with a 503 that would not come to an end. Everything that a call waits for has a limit of its own; this
 * one holds whatever those miss, such as a query that the database's driver has lost.
 */
export const withDeadline =
  (handle: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    if (!isApi(request)) return handle(request);
    const longest = isAt(pathOf(request), "/api/issue-details") ? LONGEST_WITH_PHOTOS : LONGEST;
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const clock = {
        start() {
          timer = setTimeout(() => resolve(tooLate(request)), longest);
        },
        stop: () => clearTimeout(timer),
      };
      clock.start();
      clocks.set(request, clock);
      handle(request)
        .finally(() => clock.stop())
        .then(resolve, reject);
    });
  };

/**
 * Stops the clock of a call while its body is on its way, which has a limit of its own, and answers what starts it
 * anew.
 */
export function pauseDeadline(request: Request): () => void {
  const clock = clocks.get(request);
  clock?.stop();
  return () => clock?.start();
}

const tooLate = (request: Request) =>
  answerOutside(
    request,
    new HttpProblem(503, "This takes too long at the moment. Please try again in a moment.", {
      headers: { "retry-after": "5" },
    }),
  );
