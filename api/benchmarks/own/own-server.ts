import { join } from "node:path";

export type OwnServer = Awaited<ReturnType<typeof ownServer>>;

/** What a server under test is told unless the test says otherwise: no limits, so that what is measured is the work. */
const ENVIRONMENT = { PORT: "0", RATE_LIMIT_SCALE: "1000000", NODE_ENV: "" };

interface Options {
  /** The one core it may run on, where the machine can say so. */
  core?: number;
  environment?: Record<string, string>;
}

/** Our server as a process of its own, as production runs it, once it listens. */
export const ownServer = (databaseUrl: string, { core, environment }: Options = {}) =>
  listening([join(import.meta.dirname, "../../main.ts")], {
    core,
    environment: { ...ENVIRONMENT, DATABASE_URL: databaseUrl, ...environment },
  });

/** A program under Bun that logs lines of JSON, once one of them says that it is listening, and where. */
export async function listening(program: string[], { core, environment = {} }: Options = {}) {
  const child = Bun.spawn(onCore(core, ["bun", ...program]), {
    env: { ...process.env, ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  const lines = linesOf(child.stdout);
  const complaints = new Response(child.stderr).text();
  let at: { msg?: string; url: string; metrics?: string } | undefined;
  while (at?.msg !== "listening") {
    const { value, done } = await lines.next();
    if (done) throw new Error(`The server did not start: ${await complaints}`);
    at = JSON.parse(value);
  }
  const log: string[] = [];
  const read = (async () => {
    for await (const line of lines) {
      log.push(line);
      // A 500 is never part of a case: what it was is shown at once.
      if (line.endsWith('"msg":"fault"}')) console.error(line);
    }
  })();
  return {
    url: at.url,
    metrics: at.metrics,
    pid: child.pid,
    exited: child.exited,
    /** What it has logged since it listens, a line of JSON each. */
    log,
    /** Without a word, as the kernel does when memory is short. */
    async kill() {
      child.kill("SIGKILL");
      await child.exited;
    },
    /** Politely; answers its exit code once all it had to say is in `log`. */
    async stop() {
      child.kill("SIGTERM");
      const code = await child.exited;
      await read;
      return code;
    },
  };
}

/** The command, bound to a core. */
const onCore = (core: number | undefined, command: string[]) =>
  core === undefined ? command : ["taskset", "-c", String(core), ...command];

async function* linesOf(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}
