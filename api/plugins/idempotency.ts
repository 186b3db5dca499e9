import { createHash, type Hash } from "node:crypto";
import { type IdempotencyStore, NO_RECEIPT, OvertakenError, type Receipt } from "../db/idempotency-store.ts";
import { pathOf } from "./paths.ts";
import { HttpProblem } from "./problem.ts";

/** What a request is told apart by. */
interface Asked {
  request: Request;
  /** Whose it is: with another session the same key means another request. */
  sessionId?: string | undefined;
  /** As it was read: the fields of a form, files among them, since a browser wraps the same form anew each time. */
  body?: object | undefined;
}

export type Idempotency = ReturnType<typeof createIdempotency>;

/**
 * The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) of creating requests: at least 22 letters and
 * digits, which hold 128 random bits. A request without one is simply done.
 *
 * - Sent again within 24 hours: the same answer, and nothing is done.
 * - With another body: 422. While the first is at it: 409 with `Retry-After`.
 * - Refused or failed: forgotten, so that it can be mended and sent again.
 */
export const createIdempotency = (store: IdempotencyStore) => ({
  /**
   * Does `work` unless it was done before; then what it noted in its receipt is the answer. Undefined: there was nothing
   * to do it to.
   */
  async once<T extends object | undefined>(
    { request, sessionId, body }: Asked,
    work: (receipt: Receipt) => Promise<T>,
  ): Promise<T> {
    const key = request.headers.get("idempotency-key");
    if (key === null) return work(NO_RECEIPT);
    const asked = {
      id: hashed(sessionId ?? request.headers.get("origin") ?? "", pathOf(request), plain(key)),
      body: await hashOf(body),
    };
    const found = await store.claim(asked, sessionId);
    if (found.state === "answered") return found.answer as T;
    if (found.state === "other body") throw otherBody();
    if (found.state === "running") throw stillRunning();
    try {
      const answer = await work(found.receipt);
      if (!answer) await found.release();
      return answer;
    } catch (error) {
      if (error instanceof OvertakenError) throw stillRunning();
      // Where the database is away the claim ends by itself.
      await found.release().catch(() => {});
      throw error;
    }
  },
});

/** The draft writes the key as a quoted string; many send it bare. */
function plain(key: string) {
  const text = /^"(.*)"$/.exec(key)?.[1] ?? key;
  if (/^[\w-]{22,128}$/.test(text)) return text;
  throw new HttpProblem(400, "Idempotency-Key must be 22 to 128 letters, digits, “-” or “_”, chosen at random.");
}

const otherBody = () =>
  new HttpProblem(422, "This Idempotency-Key was used for something else. Please send this with a new one.");

const stillRunning = () =>
  new HttpProblem(409, "We are still working on this. Please try again in a few seconds.", {
    headers: { "retry-after": "5" },
  });

const hashed = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest();

/** Field by field, in the order of their names. */
async function hashOf(body: object | undefined) {
  const hash = createHash("sha256");
  for (const [name, value] of Object.entries(body ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const part of Array.isArray(value) ? value : [value]) await add(hash, name, part);
  return hash.digest();
}

async function add(hash: Hash, name: string, part: unknown) {
  if (part instanceof File) {
    hash.update(`${JSON.stringify([name, part.name, part.size])}\n`);
    hash.update(await part.bytes());
  } else hash.update(`${JSON.stringify([name, part])}\n`);
}
