import type { Visitor } from "../visitor.ts";
import { HttpProblem } from "./problem.ts";

/** Forms taken in and worked on at the same time: in this process, of one session, and of one address. */
const AT_ONCE = 8;
const OF_ONE_SESSION = 2;
const OF_ONE_ADDRESS = 4;

export type UploadGate = ReturnType<typeof createUploadGate>;

/**
 * Bounds the memory that photos take: a form is up to sixty megabytes, and no more than eight of them are here at once.
 * Who comes then is told to try again in a moment, before a byte of the body is read. Nobody can take every place alone,
 * neither by one session nor by many from one address.
 */
export function createUploadGate() {
  const inside = new Map<Request, Visitor>();
  const count = (is: (visitor: Visitor) => boolean) => [...inside.values()].filter(is).length;
  return {
    /** Takes a place for a form, until `leave`. Other bodies are small and need none. Throws where there is none left. */
    enter(request: Request, visitor: Visitor): void {
      if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/")) return;
      if (count(({ sessionId }) => sessionId === visitor.sessionId) >= OF_ONE_SESSION)
        throw wait("Your other photos are still on their way.");
      if (count(({ address }) => address === visitor.address) >= OF_ONE_ADDRESS)
        throw wait("Many photos are arriving from your network right now.");
      if (inside.size >= AT_ONCE) throw wait("Many photos are arriving right now.");
      inside.set(request, visitor);
    },
    leave: (request: Request): void => void inside.delete(request),
  };
}

const wait = (why: string) =>
  new HttpProblem(503, `${why} Please try again in a few seconds. Nothing you typed is lost.`, {
    headers: { "retry-after": "5" },
  });
