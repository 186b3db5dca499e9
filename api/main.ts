import { type App, createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { isUnreachable, withoutData } from "./db/failures.ts";
import { addDatabaseGauges } from "./db/gauges.ts";
import { migrate } from "./db/migrate.ts";
import { startDeliveries } from "./deliveries/deliveries.ts";
import { createLog, type Log } from "./log.ts";
import { builtFolder } from "./plugins/built-folder.ts";
import { lastResort } from "./plugins/errors.ts";
import { createMetrics } from "./plugins/metrics.ts";
import { listenForPrometheus } from "./plugins/metrics-listener.ts";
import { readersFor } from "./reading-pictures/readers.ts";
import { startRetention } from "./retention/retention.ts";
import { loadSampleDirectory } from "./shops/sample-directory.ts";
import { tables } from "./vin/tables/read-tables.ts";
import { openReleases } from "./widget-releases/releases.ts";
import { openWorkers } from "./workers/open-workers.ts";

/** A little over what the largest call takes: the routes answer what is too much, with a sentence. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;
/** Seconds without a byte; an analysis may take 25. */
const IDLE_SECONDS = 60;
/** Milliseconds that running requests get to end when the server stops. */
const DRAIN_TIME = 10_000;

export interface Server {
  url: string;
  /** Where Prometheus reads, if anywhere. */
  metrics?: string;
  /** Takes no further requests, lets what runs end, deliveries too, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Migrates the database, loads the sample shops if there are none, starts the deliveries and listens. Throws a sentence
 * where it cannot.
 */
export async function startServer(config: Config, log: Log = createLog({ level: config.LOG_LEVEL })): Promise<Server> {
  const { DATABASE_URL, DATABASE_CONNECTIONS, METRICS_PORT, ANALYSIS_WORKERS } = config;
  if (!DATABASE_URL)
    throw new ConfigError(
      "DATABASE_URL is not set. Give the address of a PostgreSQL database, or start with “bun run up”.",
    );
  const metrics = createMetrics();
  // They take longest to start, and need nothing of the rest.
  const workers = openWorkers({ size: ANALYSIS_WORKERS, log, metrics });
  const parts: (() => unknown)[] = [workers.close];
  const stop = async () => {
    for (const part of parts.reverse()) await part();
  };
  try {
    await migrate(DATABASE_URL).catch((error: unknown) => {
      throw isUnreachable(error) ? new Error(`We cannot reach the database at ${new URL(DATABASE_URL).host}.`) : error;
    });
    const { db, close } = openDatabase(DATABASE_URL, { connections: DATABASE_CONNECTIONS });
    parts.push(close);
    await loadSampleDirectory(db);
    // Read now, so that nobody's first VIN waits for it.
    tables();
    addDatabaseGauges(metrics, db, DATABASE_CONNECTIONS);
    const prometheus = METRICS_PORT === undefined ? undefined : listenForPrometheus(metrics, config);
    if (prometheus) parts.push(prometheus.stop);
    const deliveries = await startDeliveries({ db, url: DATABASE_URL, config, log });
    parts.push(deliveries.stop, startRetention({ db, config, log }).stop);
    const readers = readersFor(config, log);
    parts.push(readers.close);
    const releases = await openReleases({
      built: builtFolder("dist", "widget"),
      kept: config.WIDGET_RELEASES_DIR,
      complain: (sentence) => log.warn(sentence),
    });
    const { analyse, scoreWords, redaction } = workers;
    const app = createApp({
      db,
      config,
      analyse,
      scoreWords,
      redaction,
      readers,
      releases,
      outbox: deliveries.outbox,
      log,
      metrics,
    });
    await workers.ready();
    const server = listen(app, config, log);
    parts.push(async () => {
      await drain(server);
      app.flush();
    });
    return { url: config.PORT === 0 ? server.url.origin : config.PUBLIC_URL, metrics: prometheus?.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listen(app: App, { HOST, PORT }: Config, log: Log) {
  try {
    const server = Bun.serve({
      hostname: HOST,
      port: PORT,
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: IDLE_SECONDS,
      fetch: app.handle,
      // By default Bun shows visitors its own page, with our sources, for what fails after the app has answered.
      development: false,
      error(error) {
        log.error({ err: withoutData(error) }, "fault");
        return lastResort();
      },
    });
    app.behind(server);
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${PORT} is taken. Stop what uses it, or choose another with PORT.`);
  }
}

async function drain(server: Bun.Server<undefined>) {
  await Promise.race([server.stop(), Bun.sleep(DRAIN_TIME)]);
  await server.stop(true);
}

/** Serves until SIGINT or SIGTERM, or says in a sentence why it cannot. */
export async function runServer(config: Config) {
  const log = createLog({ level: config.LOG_LEVEL });
  const server = await startServer(config, log);
  log.info({ url: server.url, metrics: server.metrics }, "listening");
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      log.info({ signal }, "stopping");
      await server.stop();
      log.info("stopped");
      process.exit(0);
    });
}

if (import.meta.main) {
  try {
    await runServer(readConfig());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
