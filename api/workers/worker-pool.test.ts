import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { jobs } from "./testing-worker.ts";
import { JobError, WorkerPool } from "./worker-pool.ts";

/** Blanks whose end a regular expression looks for longer than any test waits. */
const ENDLESS = 3_000_000;
const pools: WorkerPool<typeof jobs>[] = [];
const poolOf = (options: {
  size?: number;
  deadlineMs?: number;
  waitMs?: number;
  mostWaiting?: number;
  program?: string;
}) => {
  const program = join(import.meta.dirname, "testing-worker.ts");
  const pool = new WorkerPool<typeof jobs>({ program, size: 2, deadlineMs: 30_000, waitMs: 30_000, ...options });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

describe("a pool of workers", () => {
  it("calls functions elsewhere, with what a structured clone can carry", async () => {
    const pool = poolOf({});
    const input = {
      at: new Date(0),
      nothing: undefined,
      list: [1, { half: "x\ud83d" }],
      bytes: new Uint8Array([1, 2]),
    };
    expect(await pool.run("echo", input)).toEqual(input);
    expect(await pool.run("whoAmI", undefined)).not.toBe(process.pid);
  });

  it("throws what a job throws, and goes on with the same worker", async () => {
    const pool = poolOf({ size: 1 });
    const worker = await pool.run("whoAmI", undefined);
    await expect(pool.run("fail", "no such thing")).rejects.toMatchObject({
      name: "RangeError",
      message: "no such thing",
      stack: expect.stringContaining("testing-worker.ts"),
    });
    expect(await pool.run("whoAmI", undefined)).toBe(worker);
  });

  it("runs as many jobs at once as it has workers, the others in the order in which they came", async () => {
    const pool = poolOf({ size: 2 });
    await pool.ready();
    const workers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => pool.run("whoAmI", undefined)));
    expect(new Set(workers).size).toBe(2);
    const done: number[] = [];
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => pool.run("echo", n).then(() => done.push(n))));
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pool.status()).toMatchObject({ ready: 2, running: 0, waiting: 0 });
    expect(Math.min(...pool.status().memory)).toBeGreaterThan(1e6);
  });

  it("refuses what cannot be sent, and stays whole", async () => {
    const pool = poolOf({ size: 1 });
    await expect(pool.run("echo", () => {})).rejects.toThrow();
    expect(await pool.run("echo", 1)).toBe(1);
  });
});

describe("a job that never ends", () => {
  it("is ended at its deadline with its worker, whose place another takes", async () => {
    const pool = poolOf({ size: 1, deadlineMs: 200 });
    await pool.ready();
    const worker = await pool.run("whoAmI", undefined);
    await expect(pool.run("endless", ENDLESS)).rejects.toMatchObject({ name: "JobError", reason: "deadline" });
    expect(await pool.run("whoAmI", undefined)).not.toBe(worker);
    expect(() => process.kill(worker, 0)).toThrow();
  });

  it("keeps others waiting no longer than they may, and only so many", async () => {
    const pool = poolOf({ size: 1, waitMs: 100, deadlineMs: 2_000, mostWaiting: 1 });
    await pool.ready();
    const endless = pool.run("endless", ENDLESS).catch((error: JobError) => error.reason);
    const [waited, refused] = await Promise.allSettled([pool.run("echo", 1), pool.run("echo", 2)]);
    expect(waited).toMatchObject({ reason: { reason: "busy" } });
    expect(refused).toMatchObject({ reason: { reason: "busy" } });
    expect(await endless).toBe("deadline");
    await expect.poll(() => pool.status().ready, { timeout: 20_000 }).toBe(1);
    expect(await pool.run("echo", 3)).toBe(3);
  });
});

describe("a worker that ends by itself", () => {
  it("takes its job along, and no other", async () => {
    const ended: unknown[] = [];
    const program = join(import.meta.dirname, "testing-worker.ts");
    const pool = new WorkerPool<typeof jobs>({
      program,
      size: 1,
      deadlineMs: 30_000,
      waitMs: 30_000,
      onEnd: (event) => ended.push(event),
    });
    pools.push(pool);
    const [crashed, after] = await Promise.allSettled([pool.run("crash", undefined), pool.run("echo", "still here")]);
    expect(crashed).toMatchObject({ reason: { name: "JobError", reason: "ended" } });
    expect(after).toMatchObject({ value: "still here" });
    expect(ended).toMatchObject([{ reason: "ended" }]);
  });

  it("before it is ready is told of, so that a server does not start without", async () => {
    const pool = poolOf({ size: 1, program: join(import.meta.dirname, "no-such-program.ts") });
    await expect(pool.ready()).rejects.toThrow("before it was ready");
  });

  it("does so when the pool's process is killed, even in the middle of a job", async () => {
    const script = `
      const { WorkerPool } = await import(${JSON.stringify(join(import.meta.dirname, "worker-pool.ts"))});
      const program = ${JSON.stringify(join(import.meta.dirname, "testing-worker.ts"))};
      const pool = new WorkerPool({ program, size: 1, deadlineMs: 60_000, waitMs: 60_000 });
      console.log(await pool.run("whoAmI"));
      pool.run("endless", ${ENDLESS});
      setTimeout(() => process.kill(process.pid, "SIGKILL"), 100);
    `;
    const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
    const worker = Number(stdout);
    expect(worker).toBeGreaterThan(0);
    await expect.poll(() => isGone(worker), { timeout: 10_000 }).toBe(true);
  });
});

describe("a pool that is closed", () => {
  it("lets what runs and waits end, takes nothing more, and leaves no process", async () => {
    const pool = poolOf({ size: 1 });
    const worker = await pool.run("whoAmI", undefined);
    const running = [pool.run("sleep", 100), pool.run("echo", "waited")];
    const closed = pool.close();
    await expect(pool.run("echo", 1)).rejects.toThrow(JobError);
    expect(await Promise.all(running)).toEqual([undefined, "waited"]);
    await closed;
    expect(isGone(worker)).toBe(true);
  });
});

/** Ended, whether or not somebody has asked for its exit code yet. */
function isGone(pid: number) {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() === "" || stdout.trim().startsWith("Z");
}
