import type { Visitor } from "../visitor.ts";

/** What is told to somebody who waits. */
export interface Wait {
  /** Pages that are read first, the one in work included. */
  ahead: number;
  /** About so many seconds until the turn comes. */
  seconds: number;
}

/** The page took too long while others waited. */
export class PreemptedError extends Error {
  override name = "PreemptedError";
}

/** A form whose pages are read one after the other. */
export interface Turn {
  /** Runs `work` when it may. Rejects with the reason of `stop`, and with `PreemptedError`: `work` is told by its signal. */
  take<T>(stop: AbortSignal, work: (stop: AbortSignal) => Promise<T>): Promise<T>;
  /** There are no further pages. */
  leave(): void;
}

interface Waiting {
  form: Form;
  start(): void;
}

/** The addresses and sessions that a form counts for. */
type Form = readonly [address: string, session: string];

interface Options {
  /** Milliseconds after which a page ends where others wait. */
  longest?: number;
  /** Milliseconds for which it is remembered how much somebody has used. */
  remembered?: number;
}

/** Milliseconds of an ordinary page, until there are figures of our own. */
const USUAL = 3_000;

export type Turns = ReturnType<typeof createTurns>;

/**
 * Shares what only one can use at a time. Whoever has used it least in the last minute comes next: by time and not by
 * count, of addresses first and then of the sessions of one, so that a few dense pages, or many sessions of one
 * address, hold up nobody for longer than the page in work. And that one ends, too, where it takes too long while
 * others wait. Between its pages a form keeps its turn until somebody waits who has used less.
 */
export function createTurns({ longest = 8_000, remembered = 60_000 }: Options = {}) {
  const used = new Map<string, { ms: number; at: number }>();
  const waiting: Waiting[] = [];
  let running: { form: Form; since: number; end: AbortController } | undefined;
  let between: Form | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let usual = USUAL;

  const usedBy = (who: string) => used.get(who)?.ms ?? 0;
  const byUse = (a: Form, b: Form) => usedBy(a[0]) - usedBy(b[0]) || usedBy(a[1]) - usedBy(b[1]);

  /** Who waits, in the order in which their turns come. Sorting keeps those who are equal as they came. */
  function inOrder() {
    const oldest = performance.now() - remembered;
    for (const [who, { at }] of used) if (at < oldest) used.delete(who);
    return waiting.toSorted((a, b) => byUse(a.form, b.form));
  }

  function startNext() {
    const [next] = running ? [] : inOrder();
    if (!next || (between && byUse(next.form, between) >= 0)) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  }

  function start(form: Form) {
    const end = new AbortController();
    running = { form, since: performance.now(), end };
    between = undefined;
    watch();
    return end;
  }

  /** Ends the page in work when its time is over and somebody else waits. */
  function watch() {
    clearTimeout(limit);
    const now = running;
    if (!now || !waiting.some(({ form }) => form[1] !== now.form[1])) return;
    limit = setTimeout(() => now.end.abort(new PreemptedError()), now.since + longest - performance.now());
  }

  function turnOf(form: Form, stop: AbortSignal): Promise<AbortController> {
    if (between === form) return Promise.resolve(start(form));
    const { promise, resolve, reject } = Promise.withResolvers<AbortController>();
    const leave = () => {
      waiting.splice(waiting.indexOf(own), 1);
      watch();
      reject(stop.reason);
    };
    const own: Waiting = {
      form,
      start() {
        stop.removeEventListener("abort", leave);
        resolve(start(form));
      },
    };
    stop.addEventListener("abort", leave, { once: true });
    waiting.push(own);
    watch();
    startNext();
    return promise;
  }

  function finish() {
    const { form, since } = running!;
    const at = performance.now();
    for (const who of form) used.set(who, { ms: usedBy(who) + at - since, at });
    usual = 0.8 * usual + 0.2 * (at - since);
    running = undefined;
    between = form;
    clearTimeout(limit);
    startNext();
  }

  return {
    /** Whoever enters leaves, whatever became of the pages. */
    enter({ address, sessionId }: Visitor): Turn {
      const form: Form = [`address ${address}`, `session ${sessionId}`];
      return {
        async take(stop, work) {
          stop.throwIfAborted();
          const end = await turnOf(form, stop);
          try {
            return await work(AbortSignal.any([stop, end.signal]));
          } finally {
            finish();
          }
        },
        leave() {
          if (between === form) between = undefined;
          startNext();
        },
      };
    },

    /** What a session waits for; undefined where it waits for nothing. */
    waitOf(sessionId: string): Wait | undefined {
      const before = inOrder().findIndex(({ form }) => form[1] === `session ${sessionId}`);
      if (before < 0) return undefined;
      const left = running ? Math.max(0, usual - (performance.now() - running.since)) : 0;
      return { ahead: before + (running ? 1 : 0), seconds: Math.max(1, Math.ceil((before * usual + left) / 1000)) };
    },
  };
}
