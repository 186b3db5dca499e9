import pino from "pino";

export type Log = pino.Logger;

/** Bytes of lines that are written together, and milliseconds after which fewer are: a write for each slows every answer. */
const TOGETHER = 4096;
const LATEST = 100;

/**
 * What a request, a job or the process has to say of itself, as a line of JSON. Values that people sent never stand in it.
 * A warning or an error is written before the next line of code runs, and all that came before it: of a process that is
 * killed no more than the last moment's ordinary lines are missing.
 */
export function createLog({ level }: { level: string }): Log {
  const output = pino.destination({ dest: 1, sync: true, minLength: TOGETHER, periodicFlush: LATEST });
  process.once("exit", () => output.flushSync());
  const destination = {
    // Asks pino for `lastLevel`.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel >= pino.levels.values.warn!) output.flushSync();
    },
  };
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** Says nothing: for tests and commands that print for people. */
export const NO_LOG: Log = pino({ level: "silent" });
