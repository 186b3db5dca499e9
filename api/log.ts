import pino from "pino";

export type Log = pino.Logger;

/** What a request, a job or the process has to say of itself, as a line of JSON. Values that people sent never stand in it. */
export const createLog = ({ level }: { level: string }): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Written before the next line of code runs: nothing is lost when the process is killed.
    pino.destination({ dest: 1, sync: true }),
  );

/** Says nothing: for tests and commands that print for people. */
export const NO_LOG: Log = pino({ level: "silent" });
