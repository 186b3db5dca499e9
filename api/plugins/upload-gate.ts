import { HttpProblem } from "./problem.ts";

/** Forms taken in and worked on at the same time: in this process, of one session, and of one address. */
const AT_ONCE = 8;
const OF_ONE_SESSION = 2;
const OF_ONE_ADDRESS = 4;

/** Who sends a form: an address may be that of a household or an office with many sessions. */
export interface Sender {
  sessionId: string;
  address: string;
}

export type UploadGate = ReturnType<typeof createUploadGate>;

/**
 * Bounds the memory that photos take: a form is up to sixty megabytes, and no more than eight of them are here at once.
 * Who comes then is told to try again in a moment, before a byte of the body is read. Nobody can take every place alone,
 * neither by one session nor by many from one address.
 */
export function createUploadGate() {
  const inside = new Map<Request, Sender>();
  const count = (is: (sender: Sender) => boolean) => [...inside.values()].filter(is).length;
  return {
    /** Takes a place for a form, until `leave`. Other bodies are small and need none. Throws where there is none left. */
    enter(request: Request, sender: Sender): void {
      if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/")) return;
      if (count(({ sessionId }) => sessionId === sender.sessionId) >= OF_ONE_SESSION)
        throw wait("Your other photos are still on their way.");
      if (count(({ address }) => address === sender.address) >= OF_ONE_ADDRESS)
        throw wait("Many photos are arriving from your network right now.");
      if (inside.size >= AT_ONCE) throw wait("Many photos are arriving right now.");
      inside.set(request, sender);
    },
    leave: (request: Request): void => void inside.delete(request),
  };
}

const wait = (why: string) =>
  new HttpProblem(503, `${why} Please try again in a few seconds. Nothing you typed is lost.`, {
    headers: { "retry-after": "5" },
  });
