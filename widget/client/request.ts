import type { Settings } from "../state/settings.ts";
import { RequestError } from "./request-error.ts";
import { toJson } from "./to-json.ts";

/** Where requests go and what every one of them carries. */
export interface Connection {
  readonly settings: () => Pick<Settings, "api" | "partner">;
  /** The session's token where no cookie can carry it. */
  readonly token: () => string | null;
}

/** Headers of every request: who embeds us, and the session of a foreign page. */
export function headersOf({ settings, token }: Connection): Record<string, string> {
  const { partner } = settings();
  const session = token();
  return {
    Accept: "application/json",
    ...(partner && { "X-Repair-Assist-Partner": partner }),
    ...(session && { Authorization: `Bearer ${session}` }),
  };
}

/**
 * One request with credentials; a body is sent as JSON. Answers the body read as JSON, null where it is empty.
 * Nothing is tried twice. Throws `RequestError` when the answer is not OK.
 */
export async function request(
  connection: Connection,
  method: "GET" | "POST",
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const hasBody = options.body !== undefined;
  const response = await fetch(connection.settings().api + path, {
    method,
    credentials: "include",
    signal: options.signal ?? null,
    headers: {
      ...headersOf(connection),
      ...(hasBody && { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(hasBody && { body: toJson(options.body) }),
  });
  return readAnswer(response.status, response.statusText, await response.text(), response.headers.get("content-type"));
}

export function readAnswer(status: number, statusText: string, body: string, contentType: string | null): unknown {
  if (status < 200 || status > 299) throw new RequestError(status, statusText, body, contentType ?? "");
  if (body === "") return null;
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestError(status, "The answer could not be read", "", "");
  }
}
