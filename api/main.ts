import { analyse } from "./analysis/analyse.ts";
import { type App, createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { isUnreachable } from "./db/failures.ts";
import { migrate } from "./db/migrate.ts";
import { startDeliveries } from "./deliveries/deliveries.ts";
import { loadSampleDirectory } from "./shops/sample-directory.ts";

/** A little over what the largest call takes: the routes answer what is too much, with a sentence. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;
/** Seconds without a byte; an analysis may take 25. */
const IDLE_SECONDS = 60;
/** Milliseconds that running requests get to end when the server stops. */
const DRAIN_TIME = 10_000;

export interface Server {
  url: string;
  /** Takes no further requests, lets what runs end, deliveries too, and closes the database. */
  stop(): Promise<void>;
}

/** Migrates the database, loads the sample shops if there are none, starts the deliveries and listens. Throws a sentence where it cannot. */
export async function startServer(config: Config): Promise<Server> {
  if (!config.DATABASE_URL)
    throw new ConfigError(
      "DATABASE_URL is not set. Give the address of a PostgreSQL database, or start with “bun run up”.",
    );
  await migrate(config.DATABASE_URL).catch((error: unknown) => {
    throw isUnreachable(error)
      ? new Error(`We cannot reach the database at ${new URL(config.DATABASE_URL!).host}.`)
      : error;
  });
  const { db, close } = openDatabase(config.DATABASE_URL, { connections: config.DATABASE_CONNECTIONS });
  const parts = [close];
  const stop = async () => {
    for (const part of parts.reverse()) await part();
  };
  try {
    await loadSampleDirectory(db);
    const deliveries = await startDeliveries({ db, url: config.DATABASE_URL, config });
    parts.push(deliveries.stop);
    const app = listen(createApp({ db, config, analyse, outbox: deliveries.outbox }), config);
    parts.push(() => drain(app));
    return { url: config.PORT === 0 ? app.server!.url.origin : config.PUBLIC_URL, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listen(app: App, { HOST, PORT }: Config) {
  try {
    return app.listen({
      hostname: HOST,
      port: PORT,
      // Elysia would share a taken port with whoever has it.
      reusePort: false,
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: IDLE_SECONDS,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${PORT} is taken. Stop what uses it, or choose another with PORT.`);
  }
}

async function drain(app: App) {
  await Promise.race([app.server?.stop(), Bun.sleep(DRAIN_TIME)]);
  await app.server?.stop(true);
}

if (import.meta.main) {
  try {
    const server = await startServer(readConfig());
    console.log(`Repair Assist listens on ${server.url}`);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, async () => {
        await server.stop();
        process.exit(0);
      });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
