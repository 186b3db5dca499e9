import { serveJobs } from "./serve-jobs.ts";

/** Jobs that do what the analysis must never do, for tests. */
export const jobs = {
  echo: (input: unknown) => input,
  whoAmI: () => process.pid,
  /** In one regular expression, which nothing but the end of the process ends. */
  endless: (length: number) => /\s+$/.test(`${" ".repeat(length)}x`),
  fail: (message: string): never => {
    throw new RangeError(message);
  },
  /** As a crash of the runtime, or the kernel when memory is short. */
  crash: () => process.kill(process.pid, "SIGKILL"),
  sleep: (ms: number) => Bun.sleep(ms),
};

if (import.meta.main) serveJobs(jobs);
