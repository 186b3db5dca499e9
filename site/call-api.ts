import { randomKey } from "#shared/random-key.ts";
import type { Problem } from "#shared/schemas/problem.ts";

/** An answer that is not OK. `message` is the server's sentence; `errors` name the fields that it refused. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly status: number;
  readonly errors: NonNullable<Problem["errors"]>;
  constructor(status: number, message: string, errors: NonNullable<Problem["errors"]> = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** One call of the API. Rejects with `RefusedError`, or with the browser's error where nothing came through. */
export async function callApi(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const problem: Partial<Problem> | null = await response.json().catch(() => null);
  throw new RefusedError(response.status, problem?.detail || response.statusText, problem?.errors);
}

/** What is under way by path, and its key. */
const underWay = new Map<string, { text: string; key: string }>();

/** A POST that makes something: the same thing sent again after a broken connection is still made once. */
export async function createOnce(path: string, body: unknown): Promise<Response> {
  const text = JSON.stringify(body);
  const sent = underWay.get(path);
  const { key } = sent?.text === text ? sent : { key: randomKey() };
  underWay.set(path, { text, key });
  const response = await callApi("POST", path, body, { "Idempotency-Key": key });
  underWay.delete(path);
  return response;
}
