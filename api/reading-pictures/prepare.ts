import { type Gray, grayOf } from "./gray.ts";

/** A thread that is left alone goes after so many milliseconds. */
const IDLE = 120_000;

interface Asked {
  resolve(page: Gray | undefined): void;
  reject(error: Error): void;
}

/** What the thread answers. */
export interface Prepared {
  id: number;
  page?: Gray | undefined;
  error?: string;
}

export type Preparer = ReturnType<typeof createPreparer>;

/**
 * From a photo of a paper to level black print on white, which is read best. That takes half a second of pure
 * arithmetic a page, in which a server could answer nobody: so it is done in a thread of its own, one page after the
 * other.
 */
export function createPreparer({ idle = IDLE } = {}) {
  const asked = new Map<number, Asked>();
  let thread: Worker | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  function end(why: Error) {
    clearTimeout(resting);
    thread?.terminate();
    thread = undefined;
    for (const { reject } of asked.values()) reject(why);
    asked.clear();
  }

  function start() {
    const started = new Worker(new URL("./prepare-thread.ts", import.meta.url));
    started.onmessage = ({ data: { id, page, error } }: MessageEvent<Prepared>) => {
      const waiting = asked.get(id);
      asked.delete(id);
      if (error === undefined) waiting?.resolve(page);
      else waiting?.reject(new Error(error));
      if (asked.size === 0) resting = setTimeout(() => end(new Error("At rest.")), idle).unref();
    };
    started.onerror = ({ message }) => end(new Error(`The thread that prepares photos failed: ${message}`));
    return started;
  }

  return {
    /** Undefined where nothing looks like print. Throws what sharp throws, and the reason of `stop`. */
    async prepare(bytes: Uint8Array, stop: AbortSignal): Promise<Gray | undefined> {
      const gray = await grayOf(bytes);
      stop.throwIfAborted();
      clearTimeout(resting);
      thread ??= start();
      const id = ++last;
      const { promise, resolve, reject } = Promise.withResolvers<Gray | undefined>();
      const onStop = () => reject(stop.reason as Error);
      stop.addEventListener("abort", onStop, { once: true });
      asked.set(id, { resolve, reject });
      thread.postMessage({ id, gray });
      return promise.finally(() => stop.removeEventListener("abort", onStop));
    },
    /** The next page starts the thread anew. */
    close: () => end(new Error("The server stops.")),
  };
}

/** The same page the other way up. */
export const upsideDown = ({ data, width, height }: Gray): Gray => ({ data: data.toReversed(), width, height });
