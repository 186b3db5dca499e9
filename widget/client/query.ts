/** The key of a read: its URL, then parameters whose truthy entries are appended. */
export type QueryKey = readonly [url: string, parameters?: Readonly<Record<string, unknown>>];

/** A read: its key, and how its body is understood. */
export interface Query<T> {
  readonly key: QueryKey;
  readonly read: (body: unknown) => T | Promise<T>;
  /** Milliseconds until a kept answer is old; for ever unless stated. */
  readonly staleTime?: number;
  /** Whether a 401 is an error, as it is unless stated, or an answer of null. */
  readonly on401?: "throw" | "null";
  /** Whether a failure is nobody's concern but the caller's: what is asked only adds to what is shown. */
  readonly quiet?: boolean;
}

export function addressOf([url, parameters]: QueryKey) {
  const truthy = Object.entries(parameters ?? {}).filter(([, value]) => Boolean(value));
  if (truthy.length === 0) return url;
  return `${url}?${new URLSearchParams(truthy.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * Answers kept by key, by a clock that no one sets. Nothing is fetched again but by asking, and nothing is tried twice.
 */
export class QueryCache {
  readonly #answers = new Map<string, { body: Promise<unknown>; at: number }>();

  load(key: QueryKey, staleTime: number, fetchBody: (address: string) => Promise<unknown>): Promise<unknown> {
    const address = addressOf(key);
    const kept = this.#answers.get(address);
    if (kept && performance.now() - kept.at < staleTime) return kept.body;
    const body = fetchBody(address);
    this.#answers.set(address, { body, at: performance.now() });
    body.catch(() => {
      if (this.#answers.get(address)?.body === body) this.#answers.delete(address);
    });
    return body;
  }
}
