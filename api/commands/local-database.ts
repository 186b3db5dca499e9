import postgres from "postgres";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../db/embedded.ts";

/** The database of `up` and `dev`: DATABASE_URL if set, else an embedded one in `.data` (DATA_DIR). */
export interface LocalDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Any number known to nobody else: the lock that says "somebody serves this data". */
const LOCK = 7_337_216;

/** Throws a sentence when another process already serves the same data: stopping either would pull it from the other. */
export async function startLocalDatabase(env = process.env): Promise<LocalDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {} };
  const { database, folder, ours, release } = await open(env);
  if (!ours) {
    await release();
    throw new Error(
      `Repair Assist already runs on the data in ${folder}. Stop it first, or name another folder with DATA_DIR.`,
    );
  }
  return {
    url: database.url,
    stop: async () => {
      await release();
      await database.stop();
    },
  };
}

/** The same database for a look beside whoever serves it, or by oneself: then it is stopped again. */
export async function visitLocalDatabase(env = process.env): Promise<LocalDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {} };
  const { database, ours, release } = await open(env);
  return {
    url: database.url,
    stop: async () => {
      await release();
      if (ours) await database.stop();
    },
  };
}

interface Opened {
  database: EmbeddedPostgres;
  folder: string;
  /** Is nobody else at it? */
  ours: boolean;
  release(): Promise<void>;
}

async function open(env: NodeJS.ProcessEnv): Promise<Opened> {
  const folder = `${env.DATA_DIR ?? ".data"}/postgres`;
  const database = await startEmbeddedPostgres(folder);
  // Held by a connection, so that it goes away with this process, however it ends.
  const holder = postgres(database.url, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => {} });
  const [lock] = await holder<{ ours: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as ours`;
  return { database, folder, ours: lock?.ours ?? false, release: () => holder.end() };
}
