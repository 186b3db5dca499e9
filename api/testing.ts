import type { Results } from "#shared/schemas/diagnostic.ts";
import type { Problem } from "#shared/schemas/problem.ts";
import { analyse as realAnalysis } from "./analysis/analyse.ts";
import type { AnalysisInput } from "./analysis/input.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { testDatabase } from "./db/testing.ts";
import { KEEPS_ALL, type Outbox } from "./deliveries/outbox.ts";
import { loadSampleDirectory } from "./shops/sample-directory.ts";

export const OWN_ORIGIN = "http://localhost:3000";
export const FOREIGN_ORIGIN = "https://blog.example";

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

/** The whole app on a database of its own, with the sample shops. Call it at the top of a test file. */
export async function testApp({ environment = {}, analyse = realAnalysis, outbox = keep }: Options = {}) {
  const { db, url } = await testDatabase();
  await loadSampleDirectory(db);
  const config = readConfig(environment);
  const app = createApp({ db, config, analyse, outbox: await outbox({ db, url, config }) });
  const call = (path: string, init: CallInit = {}) => app.handle(request(path, init));
  return {
    app,
    db,
    url,
    call,
    visit: (origin?: string, headers?: Record<string, string>) => visit(call, origin, headers),
  };
}

interface Options {
  environment?: Record<string, string>;
  analyse?: (input: AnalysisInput) => Results;
  /** Delivers what the app stores; by default nothing is set up for that. */
  outbox?: (parts: { db: Database; url: string; config: Config }) => Promise<Outbox>;
}

const keep = async () => KEEPS_ALL;

interface CallInit extends Omit<RequestInit, "headers" | "body"> {
  headers?: Record<string, string>;
  /** An object is sent as JSON; anything else as it is. */
  body?: object | BodyInit;
}

export type Call = (path: string, init?: CallInit) => Promise<Response>;

function request(path: string, { body, headers = {}, ...init }: CallInit) {
  const raw = typeof body === "string" || body instanceof FormData || body instanceof ReadableStream;
  return new Request(`http://localhost${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...init,
    body: raw || body === undefined ? (body as BodyInit | undefined) : JSON.stringify(body),
    headers: raw ? headers : { "content-type": "application/json", ...headers },
  });
}

/** A visitor past step 1, on a page of `origin` (a program by default), whose calls carry the session and `headers`. */
async function visit(call: Call, origin?: string, headers: Record<string, string> = {}) {
  const from: Record<string, string> = origin === undefined ? headers : { ...headers, origin };
  const response = await call("/api/vehicle-info", { body: HONDA, headers: from });
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
  };
}

export const problemOf = async (response: Response) => (await response.json()) as Problem;
