import { Database } from "bun:sqlite";

/** Held until it is released or its process ends, however it ends. */
export interface FileLock {
  release(): void;
}

/** Milliseconds between two looks at a lock that somebody else holds. */
const LOOK_EVERY_MS = 50;

/**
 * Takes the lock of this name, or answers undefined where anybody holds it, in this process or another. SQLite's lock
 * on a file is the one of the operating system that Bun gives us: unlike a file with a process number in it, it cannot
 * be left behind. The file stays, and is empty.
 */
export function tryFileLock(path: string): FileLock | undefined {
  const file = new Database(path, { create: true });
  try {
    file.run("pragma busy_timeout = 0");
    // Nothing is written: it needs no second file to undo that.
    file.run("pragma journal_mode = off");
    file.run("begin exclusive");
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}

/** Does `work` while holding the lock. Throws a sentence where somebody else holds it for longer than `patienceMs`. */
export async function withFileLock<T>(path: string, work: () => Promise<T>, patienceMs = 60_000): Promise<T> {
  const until = performance.now() + patienceMs;
  let lock = tryFileLock(path);
  while (!lock) {
    if (performance.now() > until) throw new Error(`Another process has held ${path} for too long. Stop it first.`);
    await Bun.sleep(LOOK_EVERY_MS);
    lock = tryFileLock(path);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
