import { type Failure, ProviderError } from "./provider-error.ts";

const MAX_BYTES = 4 * 1024 * 1024;
/** Nobody is left alone for longer, whatever they ask. */
const LONGEST_PAUSE = 60 * 60 * 1000;

/** What a status means, where it says more than that something is wrong. 504 is how Overpass says it is too busy. */
const STATUS: Readonly<Record<number, Failure>> = { 401: "denied", 403: "denied", 429: "quota", 504: "quota" };

/**
 * JSON from a provider within `milliseconds` and a few megabytes, without following it elsewhere. Throws
 * `ProviderError`.
 */
export async function fetchJson(url: string, init: RequestInit, milliseconds: number): Promise<unknown> {
  const host = new URL(url).host;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    if (!response.ok) {
      await response.body?.cancel();
      const failure = STATUS[response.status] ?? "unreachable";
      throw new ProviderError(failure, `${host} answered ${response.status}.`, {
        pause: pauseOf(response),
        status: response.status,
      });
    }
    return parse(await textOf(response, host), host);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal.aborted) throw new ProviderError("slow", `${host} did not answer within ${milliseconds} ms.`);
    throw new ProviderError("unreachable", `${host} cannot be reached.`);
  }
}

async function textOf(response: Response, host: string) {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new ProviderError("nonsense", `${host} answered more than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parse(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError("nonsense", `${host} did not answer JSON.`);
  }
}

function pauseOf(response: Response) {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_PAUSE) : undefined;
}
