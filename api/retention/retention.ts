import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { withoutData } from "../db/failures.ts";
import type { Log } from "../log.ts";
import { sweep } from "./sweep.ts";

const EVERY = 60 * 60 * 1000;

/** Sweeps at the start and then every hour. A sweep that fails is told of, and the next one does its work too. */
export function startRetention({ db, config, log }: { db: Database; config: Config; log: Log }) {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweep(db, { days: config.RETENTION_DAYS, photoDays: config.PHOTO_RETENTION_DAYS }))
      .catch((error: unknown) => log.error({ err: withoutData(error) }, "retention"));
  };
  run();
  const timer = setInterval(run, EVERY);
  return {
    /** Lets the sweep under way end. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
