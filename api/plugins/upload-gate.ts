import { HttpProblem } from "./problem.ts";

/** Forms taken in and worked on at the same time, in this process and of one session. */
const AT_ONCE = 8;
const OF_ONE_SESSION = 2;

export type UploadGate = ReturnType<typeof createUploadGate>;

/**
 * Bounds the memory that photos take: a form is up to sixty megabytes, and no more than eight of them are here at once.
 * Who comes then is told to try again in a moment, before a byte of the body is read; nobody can take every place alone.
 */
export function createUploadGate() {
  const inside = new Map<Request, string>();
  return {
    /** Takes a place for a form, until `leave`. Other bodies are small and need none. Throws where there is none left. */
    enter(request: Request, sessionId: string): void {
      if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/")) return;
      const own = [...inside.values()].filter((id) => id === sessionId).length;
      if (own >= OF_ONE_SESSION) throw wait("Your other photos are still on their way.");
      if (inside.size >= AT_ONCE) throw wait("Many photos are arriving right now.");
      inside.set(request, sessionId);
    },
    leave: (request: Request): void => void inside.delete(request),
  };
}

const wait = (why: string) =>
  new HttpProblem(503, `${why} Please try again in a few seconds. Nothing you typed is lost.`, {
    headers: { "retry-after": "5" },
  });
