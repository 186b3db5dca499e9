import pino from "pino";
import { LogOutput } from "./log-output.ts";

export type Log = pino.Logger;

/**
 * What a request, a job or the process has to say of itself, as a line of JSON. Values that people sent never stand in
 * it. A warning or an error goes out at once and takes all before it along: of a process that is killed no more than
 * the last moment's ordinary lines are missing. Whoever reads the log may leave or stand still: the process goes on.
 */
export function createLog({ level }: { level: string }): Log {
  survivesItsReaders();
  const output = new LogOutput(1, {
    onBroken: (code) =>
      console.error(`The log cannot be written (${code}). Lines are kept, then lost; the server goes on.`),
    lost: (count) =>
      `${JSON.stringify({ level: "warn", time: new Date(), count, msg: "lines of the log were lost" })}\n`,
  });
  process.once("exit", () => output.end());
  const destination = {
    // Asks pino for `lastLevel`.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      output.add(line, { now: this.lastLevel >= pino.levels.values.warn! });
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

/** A warning of the runtime or of a library to a pipe that nobody reads any more would end the process. */
function survivesItsReaders() {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners("error").includes(ignore)) stream.on("error", ignore);
}

const ignore = () => {};

/** Says nothing: for tests and commands that print for people. */
export const NO_LOG: Log = pino({ level: "silent" });
