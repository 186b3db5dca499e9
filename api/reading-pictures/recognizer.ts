import { dirname } from "node:path";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { type Gray, pgmOf } from "./gray.ts";
import { createPreparer } from "./prepare.ts";
import type { Word } from "./words.ts";

/** Makes photos ready, and finds the words on them. */
export interface Recognizer {
  /**
   * Level black print on white; undefined where nothing looks like print. Throws what sharp throws, and the reason of
   * `stop`.
   */
  prepare(photo: Uint8Array, stop: AbortSignal): Promise<Gray | undefined>;
  /** Rejects with the signal's reason when told to stop; what ran is then ended. */
  wordsOn(page: Gray, stop: AbortSignal): Promise<Word[]>;
  /** Ends what runs. The next page starts it anew. */
  close(): Promise<void>;
}

/** Where the English of the package lies: nothing is fetched over a network, nothing is written to disk. */
const LANGUAGE = `${dirname(require.resolve("@tesseract.js-data/eng/package.json"))}/4.0.0_best_int`;

/**
 * One page after the other on one worker thread, which is started for the first page and let go after `idle` milliseconds
 * without one. A second worker would read two photos at once hardly faster and cost its memory twice.
 */
export function createRecognizer({ idle = 120_000 } = {}): Recognizer {
  let worker: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const preparer = createPreparer({ idle });

  const endWorker = async () => {
    clearTimeout(resting);
    const running = worker;
    worker = undefined;
    await (await running?.catch(() => undefined))?.terminate();
  };

  const recognize = async (page: Gray, stop: AbortSignal): Promise<Word[]> => {
    stop.throwIfAborted();
    clearTimeout(resting);
    worker ??= startWorker();
    const stopped = Promise.withResolvers<never>();
    const onStop = () => stopped.reject(stop.reason);
    stop.addEventListener("abort", onStop, { once: true });
    try {
      const running = worker.then((ready) => ready.recognize(pgmOf(page), {}, { text: false, blocks: true }));
      const { data } = await Promise.race([running, stopped.promise]);
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .flatMap(({ words }) =>
          words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }, at) => {
            // Some boxes reach far into the next words of their line.
            const right = Math.min(x1, Math.max(x0 + 1, words[at + 1]?.bbox.x0 ?? x1));
            return { text, confidence, left: x0, top: y0, right, bottom: y1 };
          }),
        );
    } catch (error) {
      // A worker in the middle of a page takes no other.
      await endWorker();
      throw error;
    } finally {
      stop.removeEventListener("abort", onStop);
      resting = setTimeout(() => void endWorker(), idle).unref();
    }
  };

  return {
    prepare: preparer.prepare,
    async close() {
      preparer.close();
      await endWorker();
    },
    wordsOn(page, stop) {
      const turn = queue.then(() => recognize(page, stop));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function startWorker() {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: LANGUAGE,
    gzip: true,
    cacheMethod: "none",
    // Without a handler of ours a failure would end the process. It reaches us as a rejection too.
    errorHandler: () => {},
  });
  // Rows of a table in one column; we put them together ourselves. See the README.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN, user_defined_dpi: "200" });
  return worker;
}
