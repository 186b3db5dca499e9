import type { Settings } from "../state/settings.ts";
import type { KeyedStore } from "../state/storage.ts";
import type { Texts } from "../texts/en.ts";
import { checkCompatibility, type Greeting } from "./greeting.ts";
import { IdempotencyKeys } from "./idempotency.ts";
import { type Query, QueryCache } from "./query.ts";
import { type Connection, request } from "./request.ts";
import { RequestError } from "./request-error.ts";
import { type Sending, upload } from "./upload.ts";

/** The way to the API. The calls themselves stand one to a file beside this one. */
export interface Client {
  /** Whether the widget works on this page. */
  checkCompatibility(texts: Texts["faults"]): Promise<Greeting>;
  load<T>(query: Query<T>): Promise<T | null>;
  post(path: string, body: unknown, sending?: Pick<Sending, "signal">): Promise<unknown>;
  postForm(path: string, form: FormData, sending?: Sending): Promise<unknown>;
  /** Keeps the token of a session that no cookie carries. */
  keepToken(token: string): void;
}

/**
 * `settings` is asked at every request, since attributes may change; the token is kept in `store` under `tokenKey`.
 * `onOutcome` hears how each request ended, beside the caller: with nothing, or with an error.
 */
export function createClient(
  settings: () => Settings,
  store: KeyedStore,
  tokenKey: string,
  onOutcome: (error?: unknown) => void = () => {},
): Client {
  const connection: Connection = { settings, token: () => (settings().site ? null : store.get(tokenKey)) };
  const cache = new QueryCache();
  const keys = new IdempotencyKeys();
  const watched = async (answer: Promise<unknown>) => {
    try {
      const body = await answer;
      onOutcome();
      return body;
    } catch (error) {
      onOutcome(error);
      throw error;
    }
  };
  return {
    checkCompatibility: (texts) => checkCompatibility(settings(), texts),
    async load({ key, read, staleTime = Number.POSITIVE_INFINITY, on401 = "throw", quiet = false }) {
      const get = (address: string) => request(connection, "GET", address);
      try {
        return await read(await cache.load(key, staleTime, quiet ? get : (address) => watched(get(address))));
      } catch (error) {
        if (on401 === "null" && error instanceof RequestError && error.status === 401) return null;
        throw error;
      }
    },
    post: (path, body, sending) =>
      watched(keys.use(path, body, (headers) => request(connection, "POST", path, { ...sending, body, headers }))),
    postForm: (path, form, sending) =>
      watched(keys.use(path, form, (headers) => upload(connection, path, form, { ...sending, headers }))),
    keepToken: (token) => void store.set(tokenKey, token),
  };
}
