import type { Problem } from "#shared/schemas/problem.ts";
import { createApp, type Parts } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { testDatabase } from "./db/testing.ts";
import { NO_OUTBOX, type Outbox } from "./deliveries/outbox.ts";
import { analyseWithModels } from "./learning/analyse-with-models.ts";
import { scoreWords } from "./learning/score-words.ts";
import type { Readers } from "./reading-pictures/readers.ts";
import { loadSampleDirectory } from "./shops/sample-directory.ts";
import { type CallInit, requestOf, visit } from "./testing-visitor.ts";

export { HONDA } from "./testing-visitor.ts";

export const OWN_ORIGIN = "http://localhost:3000";
export const FOREIGN_ORIGIN = "https://blog.example";

/** The whole app on a database of its own, with the sample shops. Call it at the top of a test file. */
export async function testApp(options: Options = {}) {
  const { environment = {}, analyse = analyseWithModels, redaction, readers, outbox = keep } = options;
  const { db, url } = await testDatabase();
  await loadSampleDirectory(db);
  // Every test calls from one address, and more than a person would; what tests the limits sets its own.
  const config = readConfig({ RATE_LIMIT_SCALE: "1000", ...environment });
  const app = createApp({
    db,
    config,
    analyse,
    scoreWords,
    redaction,
    readers,
    outbox: await outbox({ db, url, config }),
  });
  const call = (path: string, init: CallInit = {}) => app.handle(requestOf(path, init));
  return {
    app,
    db,
    url,
    call,
    visit: (origin?: string, headers?: Record<string, string>, more?: object) => visit(call, origin, headers, more),
  };
}

interface Options {
  environment?: Record<string, string>;
  /** Default: the real one, in this thread. So is `redaction`. */
  analyse?: Parts["analyse"];
  redaction?: Parts["redaction"];
  /** Reads photos; by default what production has. */
  readers?: Readers;
  /** Delivers what the app stores; by default nothing is set up for that. */
  outbox?: (parts: { db: Database; url: string; config: Config }) => Promise<Outbox>;
}

const keep = async () => NO_OUTBOX;

export const problemOf = async (response: Response) => (await response.json()) as Problem;
