import type { Log } from "../log.ts";
import type { EmbeddedPostgres } from "./embedded.ts";

interface Options {
  log: Log;
  /** Told once, with a sentence, when it is given up. */
  onLost: (sentence: string) => void;
  /** Done at each look while the database runs; what it throws is tried again at the next. */
  onRunning?: () => Promise<void>;
  /** How many restarts within `withinMs` are made before it is given up. */
  restarts?: number;
  withinMs?: number;
  lookEveryMs?: number;
}

/**
 * Starts an embedded PostgreSQL again when it has ended by itself, at the same address, and says so in the log. One that
 * ends again and again is given up. `stop` ends the looking; call it before the database is stopped on purpose.
 */
export function supervise(
  database: Pick<EmbeddedPostgres, "isRunning" | "start">,
  { log, onLost, onRunning = async () => {}, restarts = 5, withinMs = 10 * 60_000, lookEveryMs = 1_000 }: Options,
) {
  let made: number[] = [];
  let looking: Promise<void> | undefined;

  async function look() {
    if (database.isRunning()) return onRunning().catch(() => {});
    const now = performance.now();
    made = made.filter((at) => now - at < withinMs);
    if (made.length >= restarts) {
      clearInterval(timer);
      const sentence = `The database ended ${restarts + 1} times within ${Math.round(withinMs / 60_000)} minutes and is given up. Its own log is server.log in its folder.`;
      log.fatal(sentence);
      return onLost(sentence);
    }
    made.push(now);
    log.error({ restart: made.length, of: restarts }, "the database has ended by itself and is started again");
    try {
      await database.start();
      log.warn("the database runs again");
    } catch (error) {
      return log.error({ err: error }, "the database could not be started");
    }
    await onRunning().catch(() => {});
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, "the database cannot be looked after"))
      .finally(() => {
        looking = undefined;
      });
  }, lookEveryMs);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
