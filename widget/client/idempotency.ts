import { randomKey } from "#shared/random-key.ts";
import { toJson } from "./to-json.ts";

/** Keys for creating requests, so that one sent again after a broken connection creates nothing twice. */
export class IdempotencyKeys {
  readonly #pending = new Map<string, string>();

  /**
   * Runs `send` with the key of this content: the same one until an answer below 500 came. A 409 is none: the first
   * request is still worked on.
   */
  async use<T>(path: string, content: unknown, send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const id = path + fingerprint(content);
    const key = this.#pending.get(id) ?? randomKey();
    this.#pending.set(id, key);
    try {
      const answer = await send({ "Idempotency-Key": key });
      this.#pending.delete(id);
      return answer;
    } catch (error) {
      const status = (error as { status?: number }).status ?? 0;
      if (status >= 200 && status < 500 && status !== 409) this.#pending.delete(id);
      throw error;
    }
  }
}

const fingerprint = (content: unknown) =>
  content instanceof FormData
    ? toJson([...content].map(([k, v]) => (typeof v === "string" ? [k, v] : [k, v.name, v.size])))
    : toJson(content);
