import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Metrics } from "../plugins/metrics.ts";
import type { jobs } from "./jobs.ts";
import { WorkerPool } from "./worker-pool.ts";

/** An analysis takes milliseconds, and with what follows at most half a second, of the worst text that is known. */
const DEADLINE_MS = 2_500;
/**
 * As long as it takes to replace a worker, and so short that reading photos, waiting and working stay under 25 seconds.
 */
const WAIT_MS = 2_500;

interface Options {
  size: number;
  log: Log;
  metrics: Metrics;
}

export type Workers = ReturnType<typeof openWorkers>;

/**
 * The workers for what is worked out of people's words, with their figures in the metrics. They load while others go
 * on.
 */
export function openWorkers({ size, log, metrics }: Options) {
  const pool = new WorkerPool<typeof jobs>({
    program: join(import.meta.dirname, "worker.ts"),
    size,
    deadlineMs: DEADLINE_MS,
    waitMs: WAIT_MS,
    onEnd: (event) => log.warn(event, "a worker ended"),
  });
  metrics.gauge("workers", "Workers that are ready, jobs that run in them and jobs that wait.", ["state"], async () => {
    const { ready, running, waiting } = pool.status();
    return Object.entries({ ready, running, waiting }).map(([state, value]) => ({ labels: { state }, value }));
  });
  metrics.gauge("worker_resident_memory_bytes", "Memory of each worker after its last job.", ["worker"], async () =>
    pool.status().memory.map((value, worker) => ({ labels: { worker }, value })),
  );
  return {
    analyse: (input: Parameters<typeof jobs.analyse>[0]) => pool.run("analyse", input),
    scoreWords: (input: Parameters<typeof jobs.scoreWords>[0]) => pool.run("scoreWords", input),
    redaction: {
      text: (input: Parameters<typeof jobs.redactText>[0]) => pool.run("redactText", input),
      record: (input: Parameters<typeof jobs.sharedRecord>[0]) => pool.run("sharedRecord", input),
    },
    ready: () => pool.ready(),
    close: () => pool.close(),
  };
}
