import { mkdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../db/embedded.ts";
import { tryFileLock, withFileLock } from "../db/file-lock.ts";
import { supervise } from "../db/supervise.ts";
import type { Log } from "../log.ts";

/** The database of `up` and `dev`: DATABASE_URL if set, else an embedded one in `.data` (DATA_DIR). */
export interface LocalDatabase {
  url: string;
  /** Stops it if nobody else uses it: the last to leave does. */
  stop(): Promise<void>;
}

/** The right to serve the data, until it is released or the process ends. */
export interface Claim {
  /** Starts the database and, where it ends by itself, starts it again; `onLost` is told when that no longer helps. */
  start(options: { log: Log; onLost: (sentence: string) => void }): Promise<LocalDatabase>;
  release(): void;
}

/** Any number known to nobody else: everyone who uses an embedded database holds this lock in it, shared. */
const PRESENT = 7_337_216;

/**
 * Throws a sentence when another process serves the same data, before anything is touched: what is built and migrated
 * then would be pulled from under it.
 */
export function claimLocalDatabase(env = process.env): Claim {
  if (env.DATABASE_URL) {
    const database = operatorsOwn(env.DATABASE_URL);
    return { start: async () => database, release: () => {} };
  }
  const folder = folderOf(env);
  const lock = tryFileLock(join(folder, "serving.lock"));
  if (!lock)
    throw new Error(
      `Repair Assist already runs on the data in ${folder}. Stop it first, or name another folder with DATA_DIR.`,
    );
  return {
    async start({ log, onLost }) {
      const { database, presence, leave } = await use(folder);
      const watch = supervise(database, { log, onLost, onRunning: presence.renew });
      return {
        url: database.url,
        stop: async () => {
          await watch.stop();
          await leave();
        },
      };
    },
    release: lock.release,
  };
}

/** The same database for a look beside whoever serves it, or by oneself. */
export async function visitLocalDatabase(env = process.env): Promise<LocalDatabase> {
  if (env.DATABASE_URL) return operatorsOwn(env.DATABASE_URL);
  const { database, leave } = await use(folderOf(env));
  return { url: database.url, stop: leave };
}

const operatorsOwn = (url: string): LocalDatabase => ({ url, stop: async () => {} });

function folderOf(env: NodeJS.ProcessEnv) {
  const folder = env.DATA_DIR ?? ".data";
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Coming and leaving, one at a time: nobody finds a database that is about to be stopped. */
async function use(folder: string) {
  const alone = <T>(work: () => Promise<T>) => withFileLock(join(folder, "starting.lock"), work);
  return alone(async () => {
    const database = await startEmbeddedPostgres(join(folder, "postgres"));
    const presence = await announce(database);
    const leave = () =>
      alone(async () => {
        if (await presence.endAsLast()) await database.stop();
      });
    return { database, presence, leave };
  });
}

/** Tells all others that we use the database, by a connection that goes away with this process, however it ends. */
async function announce({ url }: EmbeddedPostgres) {
  let announced = false;
  const connection = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    onclose: () => {
      announced = false;
    },
  });
  const renew = async () => {
    if (announced) return;
    await connection`select pg_advisory_lock_shared(${PRESENT})`;
    announced = true;
  };
  await renew();
  return {
    renew,
    /** Ends the connection. Was nobody else there, or is the database gone? */
    async endAsLast(): Promise<boolean> {
      try {
        const [lock] = await connection<{ free: boolean }[]>`select pg_try_advisory_lock(${PRESENT}) as free`;
        return lock!.free;
      } catch {
        return true;
      } finally {
        await connection.end({ timeout: 5 });
      }
    },
  };
}
