import { write, writeSync } from "node:fs";

/**
 * Bytes of lines that are written together, and milliseconds after which fewer are: a write for each slows every
 * answer.
 */
const TOGETHER = 4096;
const LATEST_MS = 100;
/** Bytes kept while nothing can be written. Lines beyond them are lost, and counted. */
const MOST_WAITING = 1024 * 1024;
/** Milliseconds after which a write that has not come back stands still: nobody reads. */
const STALLED_MS = 1000;

interface Options {
  /** Told when lines can no longer be written, with the code of the error; not again until some could be. */
  onBroken: (code: string) => void;
  /** The line that tells, once there is room again, how many were lost. */
  lost: (count: number) => string;
}

/**
 * Writes lines to a file or a pipe for a process that must go on whatever becomes of it: a reader that left (EPIPE) or
 * stands still, a full disk (ENOSPC). Nothing here throws, and nobody waits. What cannot be written is kept and tried
 * again.
 *
 * Pino's own destination cannot do this: on such an error it repeats a synchronous write for ever, or throws out of the
 * call that logs; and where the reader stands still, so does the process.
 */
export class LogOutput {
  readonly #fd: number;
  readonly #options: Options;
  #lines: string[] = [];
  #bytes = 0;
  #lost = 0;
  /** What is being written, or is to be tried again. */
  #chunk = Buffer.alloc(0);
  #writingSince: number | undefined;
  #isBroken = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fd: number, options: Options) {
    this.#fd = fd;
    this.#options = options;
  }

  /** Takes a line with its end, to be written within a moment; with `now`, as soon as those before it are. */
  add(line: string, { now }: { now: boolean }): void {
    if (this.#chunk.length + this.#bytes > MOST_WAITING) {
      this.#lost++;
      return;
    }
    this.#keep(line);
    if (!this.#isBroken && (now || this.#bytes >= TOGETHER)) this.#write();
    else this.#later();
  }

  /** Writes what is left, for a process that ends now: one attempt, and none where the last one stands still. */
  end(): void {
    if (this.#writingSince !== undefined && performance.now() - this.#writingSince > STALLED_MS) return;
    let rest = Buffer.concat([this.#writingSince === undefined ? this.#chunk : Buffer.alloc(0), this.#taken()]);
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#fd, rest));
    } catch {}
  }

  #keep(line: string) {
    this.#lines.push(line);
    this.#bytes += Buffer.byteLength(line);
  }

  #later() {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write();
    }, LATEST_MS).unref();
  }

  #write() {
    if (this.#writingSince !== undefined) return;
    if (this.#chunk.length === 0) this.#chunk = this.#taken();
    if (this.#chunk.length === 0) return;
    this.#writingSince = performance.now();
    write(this.#fd, this.#chunk, (error, written) => {
      this.#writingSince = undefined;
      this.#chunk = this.#chunk.subarray(written);
      if (error) this.#failed(error.code ?? error.message);
      else this.#written();
    });
  }

  #written() {
    this.#isBroken = false;
    if (this.#lost > 0) {
      const line = this.#options.lost(this.#lost);
      this.#lost = 0;
      this.#keep(line);
    }
    this.#write();
  }

  #failed(code: string) {
    this.#later();
    // A pipe that is full for a moment is no trouble.
    if (this.#isBroken || code === "EAGAIN") return;
    this.#isBroken = true;
    this.#options.onBroken(code);
  }

  #taken() {
    const taken = Buffer.from(this.#lines.join(""));
    this.#lines = [];
    this.#bytes = 0;
    return taken;
  }
}
