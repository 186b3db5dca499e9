import { isConflict } from "./failures.ts";

/** How often work is done at most that PostgreSQL breaks off, and the most milliseconds waited before the second time. */
export interface RetryPolicy {
  attempts: number;
  firstWaitMs: number;
}

const POLICY: RetryPolicy = { attempts: 6, firstWaitMs: 10 };

/**
 * Does `work` again when PostgreSQL broke it off for another's sake (40P01, 40001): nothing of it was done then. Waits
 * a random time in between, longer each time, so that the same two do not meet again. The last failure is thrown.
 * `work` must do nothing outside of the database that may not be done twice.
 */
export async function retryOnConflict<T>(
  work: () => Promise<T>,
  { attempts, firstWaitMs }: RetryPolicy = POLICY,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await Bun.sleep(Math.random() * firstWaitMs * 2 ** (attempt - 1));
    }
  }
}
