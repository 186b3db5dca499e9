import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EmbeddedHome, makeOwned } from "./embedded-home.ts";

/** Inside the data folder, which is closed to everyone but its account. */
const PASSWORD_FILE = "repair-assist.password";

/**
 * The password of the cluster in the home's data folder, which is made where there is nothing. Whatever else is there
 * stays as it is: throws a sentence that says what is wrong and what can be done.
 */
export async function passwordOf(home: EmbeddedHome): Promise<string> {
  if (contentsOf(home.data).length === 0) await initialise(home);
  const [database, password] = ["PG_VERSION", PASSWORD_FILE].map((name) => existsSync(join(home.data, name)));
  if (!database)
    throw new Error(
      `${home.data} holds something that is no PostgreSQL database, or one that has lost its file PG_VERSION. It was left as it is. Move it away or put the file back from a backup; or name another folder with DATA_DIR.`,
    );
  if (!password)
    throw new Error(
      `The database in ${home.data} has lost its file ${PASSWORD_FILE}. It was left as it is. Put the file back from a backup, or give the database a new password, as api/README.md says under “The embedded database”; or name another folder with DATA_DIR for a new database.`,
    );
  return readFileSync(join(home.data, PASSWORD_FILE), "utf8").trim();
}

/** Names in a folder; none where it does not exist. */
function contentsOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return [];
    if (code === "EACCES")
      throw new Error(`${folder} belongs to another account. Start as that one, or name another folder with DATA_DIR.`);
    throw error;
  }
}

/**
 * Made beside the data folder and moved there at once, so that what is there is always whole. Other accounts of the
 * machine can reach 127.0.0.1 too, so even a cluster for trying has a password.
 */
async function initialise(home: EmbeddedHome) {
  const unfinished = `${home.data}.unfinished`;
  // An initialisation that was cut short: under this name no server has ever run.
  rmSync(unfinished, { recursive: true, force: true });
  makeOwned(unfinished, home.account);
  const password = randomBytes(24).toString("hex");
  const handOver = `${unfinished}.password`;
  const keep = (file: string) => {
    writeFileSync(file, password, { mode: 0o600 });
    if (home.account) chownSync(file, home.account.uid, home.account.gid);
  };
  keep(handOver);
  await runProgram(home, "initdb", [
    `--pgdata=${unfinished}`,
    "--username=postgres",
    `--pwfile=${handOver}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  rmSync(handOver);
  keep(join(unfinished, PASSWORD_FILE));
  renameSync(unfinished, home.data);
}

/** Runs a program of PostgreSQL as its account; what it printed is in the error if it fails. */
export function runProgram(home: EmbeddedHome, program: "initdb" | "pg_ctl", args: string[]) {
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
