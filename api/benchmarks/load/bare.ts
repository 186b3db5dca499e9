import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { VehicleInfoRequest } from "#shared/schemas/vehicle-info.ts";
import { analyse } from "../../analysis/analyse.ts";
import type { Database } from "../../db/database.ts";
import { NO_RECEIPT } from "../../db/idempotency-store.ts";
import * as schema from "../../db/schema/index.ts";
import { createSessionStore } from "../../db/session-store.ts";
import { placeOf } from "../../geography/places.ts";
import { createDiagnostics } from "../../modules/diagnostics/service.ts";
import { createIssueDetails } from "../../modules/issue-details/service.ts";
import { createVehicleInfo } from "../../modules/vehicle-info/service.ts";
import { createReaders } from "../../reading-pictures/readers.ts";
import { createDirectory } from "../../shops/directory.ts";

/**
 * The reference that our server is held against: a bare `Bun.serve` that runs the very statements of our reads, prepared,
 * session look-up included, and sends the rows as they come. It checks nothing, logs nothing and counts nothing. For the
 * posts it calls our services without anything around them. Argument: the address of the database.
 */
const url = process.argv[2]!;
const sql = postgres(url, { max: 10, onnotice: () => {} });
const drizzled = (client: postgres.Sql): Database => drizzle({ client, schema, casing: "snake_case" });

const asked: { query: string; values: unknown[] }[] = [];
const watched = postgres(url, { max: 1, debug: (_connection, query, values) => void asked.push({ query, values }) });
// With its first query it asks for the types that the database knows, too.
await watched`select 1`;

/** The statements that `call` sends, as PostgreSQL gets them. */
async function statementsOf(call: (db: Database) => Promise<unknown>) {
  asked.length = 0;
  await call(drizzled(watched));
  return [...asked];
}
const NOBODY = "0190a0a0-0000-7000-8000-000000000000";
const LIFETIME = { idleDays: 30, absoluteDays: 90 };
const [session] = await statementsOf((db) => createSessionStore(db, LIFETIME).find("x".repeat(43)));
const [diagnostic] = await statementsOf((db) =>
  createDiagnostics(db, { managedZips: new Set(), email: false }).byId(NOBODY, NOBODY),
);
const nearest = await statementsOf((db) => createDirectory(db).near(placeOf("85253")!, { limit: 20 }));
await watched.end();
const run = ({ query }: { query: string }, values: unknown[]) =>
  sql.unsafe(query, values as string[], { prepare: true });

async function sessionOf(request: Request): Promise<string> {
  const token = new Bun.CookieMap(request.headers.get("cookie") ?? "").get("repair_assist_session")!;
  const now = new Date().toISOString();
  const [found] = await run(session!, [createHash("sha256").update(token).digest(), now, now]);
  return found!.id as string;
}

const db = drizzled(sql);
const vehicleInfo = createVehicleInfo(db, createSessionStore(db, LIFETIME));
const issueDetails = createIssueDetails({ db, analyse, readers: createReaders() });

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  routes: {
    "/api/health": async () => Response.json(await sql.unsafe("select 1")),
    "/api/shops": async () => {
      let rows: unknown;
      for (const statement of nearest) rows = await run(statement, statement.values);
      return Response.json(rows);
    },
    "/api/diagnostics/:id": async (request) => {
      const sessionId = await sessionOf(request);
      return Response.json((await run(diagnostic!, [request.params.id, sessionId]))[0]);
    },
    "/api/vehicle-info": async (request) =>
      Response.json(
        await vehicleInfo.save(
          VehicleInfoRequest.parse(await request.json()),
          { origin: null, doNotSell: false },
          NO_RECEIPT,
        ),
      ),
    "/api/issue-details": async (request) => {
      const sessionId = await sessionOf(request);
      return Response.json(
        await issueDetails.submit({ sessionId, address: "127.0.0.1" }, await request.json(), [], NO_RECEIPT),
      );
    },
  },
});
console.log(JSON.stringify({ msg: "listening", url: server.url.origin }));
