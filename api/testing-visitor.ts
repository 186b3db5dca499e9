import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";

/** What a visitor does, by calls alone: for tests of the app and for trials of a running server. */
export const HONDA = {
  name: "Dana Smith",
  email: "dana@mail.example",
  zipCode: "85253",
  vehicleYear: 2012,
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  mileage: 98_000,
  termsAccepted: true,
};

export interface CallInit extends Omit<RequestInit, "headers" | "body"> {
  headers?: Record<string, string>;
  /** An object is sent as JSON; anything else as it is. */
  body?: object | BodyInit;
}

export type Call = (path: string, init?: CallInit) => Promise<Response>;

/** A request of the API; an object is sent as JSON. */
export function requestOf(path: string, { body, headers = {}, ...init }: CallInit, base = "http://localhost") {
  const raw =
    typeof body === "string" ||
    body instanceof FormData ||
    body instanceof ReadableStream ||
    body instanceof Uint8Array;
  return new Request(`${base}${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...init,
    body: raw || body === undefined ? (body as BodyInit | undefined) : JSON.stringify(body),
    headers: raw ? headers : { "content-type": "application/json", ...headers },
  });
}

/**
 * A visitor past step 1, on a page of `origin` (a program by default), whose calls carry the session and `headers`;
 * `more` is sent in step 1, too.
 */
export async function visit(call: Call, origin?: string, headers: Record<string, string> = {}, more: object = {}) {
  const from: Record<string, string> = origin === undefined ? headers : { ...headers, origin };
  const response = await call("/api/vehicle-info", { body: { ...HONDA, ...more }, headers: from });
  const { userId, vehicleId, sessionToken } = (await response.json()) as Record<string, string>;
  const session: Record<string, string> = sessionToken
    ? { authorization: `Bearer ${sessionToken}` }
    : { cookie: response.headers.get("set-cookie")!.split(";")[0]! };
  const send: Call = (path, init = {}) => call(path, { ...init, headers: { ...from, ...session, ...init.headers } });
  return {
    userId: userId!,
    vehicleId: vehicleId!,
    session,
    call: send,
    /** Steps 2 and 3: describes an issue and answers its ids. */
    async describe(description = "It squeals when I brake at low speed.", issueType = "symptoms") {
      const answer = await send("/api/issue-details", { body: { userId, vehicleId, issueType, description } });
      return (await answer.json()) as { issueId: string; diagnosticId: string };
    },
    /** The same with photos: answers the record of the result. Throws an Error where the issue is not taken. */
    async recordOf(issueType: string, description: string, photos: readonly File[] = []) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ userId, vehicleId, issueType, description }))
        form.append(name, value!);
      for (const photo of photos) form.append("files", photo);
      const answer = await send("/api/issue-details", { body: form });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      const { diagnosticId } = (await answer.json()) as { diagnosticId: string };
      return (await (await send(`/api/diagnostics/${diagnosticId}`)).json()) as DiagnosticRecord;
    },
  };
}
