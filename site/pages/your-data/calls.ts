import type { DeletionLinkResponse } from "#shared/schemas/me.ts";
import type { Problem } from "#shared/schemas/problem.ts";

/** An answer that is not OK; `message` is the server's sentence. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function call(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(body !== undefined && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  throw new Refused(response.status, problem.detail ?? response.statusText);
}

/** All that is stored of this browser's session. */
export const exportData = async (): Promise<Blob> => (await call("GET", "/api/me/export")).blob();

export const doNotSell = () => call("POST", "/api/me/do-not-sell");

/** Deletes it on the server, and then what the browser keeps of it. */
export async function deleteData(): Promise<void> {
  await call("DELETE", "/api/me");
  localStorage.clear();
  sessionStorage.clear();
}

/** Has a link sent by which what belongs to an address can be deleted; the sentence to show. */
export const requestLink = async (email: string): Promise<string> =>
  ((await (await call("POST", "/api/me/deletion-requests", { email })).json()) as DeletionLinkResponse).message;

export const redeemLink = (token: string) => call("POST", "/api/me/deletions", { token });
