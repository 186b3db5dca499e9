import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startEmbeddedPostgres } from "../../db/embedded.ts";
import { embeddedHome } from "../../db/embedded-home.ts";

export type OwnDatabase = Awaited<ReturnType<typeof ownDatabase>>;

/**
 * A PostgreSQL of one's own that may be stopped, killed, frozen and started again; its data stay until `remove`, its
 * address as long as it runs. `given`: the folder for the data, default a temporary one.
 */
export async function ownDatabase(given?: string) {
  const folder = given ?? mkdtempSync(join(tmpdir(), "repair-assist-own-"));
  const dir = join(folder, "postgres");
  let port: number | undefined;
  const start = async () => {
    const server = await startEmbeddedPostgres(dir, { port });
    port = Number(new URL(server.url).port);
    return server;
  };
  const running = await start();
  const { data } = await embeddedHome(dir);
  const postmaster = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const all = () => [postmaster(), ...childrenOf(postmaster())];
  const signal = (name: "SIGKILL" | "SIGSTOP" | "SIGCONT") => {
    for (const pid of all()) process.kill(pid, name);
  };
  return {
    url: running.url,
    isRunning: running.isRunning,
    /** Begins again after a stop or a kill, at the same address, with the same data. */
    start: async () => void (await start()),
    /** In an orderly way; running transactions are broken off. */
    stop: running.stop,
    /** As a power cut does: every process of it at once. */
    async kill() {
      const pids = all();
      signal("SIGKILL");
      while (pids.some(isAlive)) await Bun.sleep(5);
    },
    /** It neither answers nor hangs up until it is thawed: as a machine that hangs, or a disk. */
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    /** To one core, with all connections still to come. */
    bind(core: number) {
      for (const pid of all()) spawnSync("taskset", ["-cp", String(core), String(pid)]);
    },
    /** Stops it and removes its data. */
    async remove() {
      await running.stop();
      // As root the data may have had to go elsewhere, into a folder made for them alone.
      rmSync(data === dir ? data : dirname(data), { recursive: true, force: true });
      if (!given) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

function isAlive(pid: number) {
  try {
    // A killed process that nobody has waited for yet is a zombie: gone for our purposes.
    return !/\nState:\s+Z/.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
