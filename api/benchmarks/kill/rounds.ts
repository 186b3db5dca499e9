import postgres from "postgres";
import { ownDatabase } from "../own/own-database.ts";
import { type OwnServer, ownServer } from "../own/own-server.ts";
import { type Acknowledged, act } from "./actor.ts";
import { verdict } from "./verdict.ts";

interface Plan {
  /** How often the server is killed, and how often the database. */
  server: number;
  database: number;
  /** Told after each round. */
  progress?: (round: number, acknowledged: number) => void;
}

const ACTORS = 4;
/** A life ends after so many more answers at most, and so many milliseconds into the work on the next ones. */
const MOST_ANSWERS = 8;
const MOST_MILLISECONDS = 30;

/** A webhook that nobody answers, so that every record also has a delivery and a job that wait. */
const NOBODY_ANSWERS = {
  WEBHOOK_URL: "http://127.0.0.1:9/",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
  WEBHOOK_ALLOW_PRIVATE: "true",
};

/**
 * Visitors post without a pause while the server, or the database under it, is killed without a word at random moments
 * and comes back. Answers what was acknowledged and the verdict on it.
 */
export async function killRounds({ server: serverKills, database: databaseKills, progress = () => {} }: Plan) {
  const database = await ownDatabase();
  const start = (environment = {}) => ownServer(database.url, { environment: { ...NOBODY_ANSWERS, ...environment } });
  let server: OwnServer = await start();
  const PORT = new URL(server.url).port;
  const shops = (await (await fetch(`${server.url}/api/shops?zipCode=85253`)).json()) as { shops: { id: string }[] };

  const acknowledged: Acknowledged[] = [];
  let answered = Promise.withResolvers<void>();
  let done = false;
  const stage = {
    url: () => server.url,
    shopId: shops.shops[0]!.id,
    acknowledged(post: Acknowledged) {
      acknowledged.push(post);
      answered.resolve();
      answered = Promise.withResolvers<void>();
    },
  };
  const actors = Promise.all(Array.from({ length: ACTORS }, () => act(stage, () => done)));
  // An actor that fails ends the case when it is awaited, not before.
  actors.catch(() => {});

  /** Waits, and lets the minute of dead requests pass meanwhile. */
  const passing = async (awaited: Promise<unknown>) => {
    const come = Promise.race([awaited, actors]).then(() => true);
    while (!(await Promise.race([come, Bun.sleep(500).then(() => false)]))) await forgetTheDead(database.url);
  };
  for (let round = 0; round < serverKills + databaseKills; round++) {
    for (let answers = Math.floor(Math.random() * MOST_ANSWERS); answers > 0; answers--)
      await passing(answered.promise);
    await Bun.sleep(Math.random() * MOST_MILLISECONDS);
    if (round < serverKills) {
      await server.kill();
      server = await start({ PORT });
    } else {
      await database.kill();
      await database.start();
    }
    await forgetTheDead(database.url);
    progress(round + 1, acknowledged.length);
  }
  done = true;
  await passing(actors);
  const found = await verdict(database.url, acknowledged);
  await server.stop();
  await database.remove();
  return { acknowledged, ...found };
}

/** A request that died with its process keeps its key for a minute: that minute passes here. */
async function forgetTheDead(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`update idempotency_keys set claimed_until = now() where answer is null`;
  await sql.end();
}
