import { setPriority } from "node:os";
import type { Job, Jobs, Told } from "./protocol.ts";

/** How much less the system gives to a worker than to the server, where both want a core: 0 to 19. */
const NICE = 5;

/**
 * Makes this process a worker of a `WorkerPool`: it calls these functions as it is told, one job after the other. To be
 * called when all that they need is loaded.
 */
export function serveJobs(jobs: Jobs): void {
  const tell = (told: Told) => process.send?.(told);
  // A signal from the terminal or from a service manager reaches the whole group: the pool ends its workers itself,
  // when what runs is done. Without a pool there is nothing to work for.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
  process.on("message", async ({ name, input }: Job) => {
    try {
      const output = await jobs[name]!(input);
      tell({ state: "done", output, memory: process.memoryUsage.rss() });
    } catch (thrown) {
      const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
      tell({ state: "failed", error: { name, message, stack }, memory: process.memoryUsage.rss() });
    }
  });
  setPriority(NICE);
  tell({ state: "ready" });
}
