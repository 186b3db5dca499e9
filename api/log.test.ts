import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";
import { afterEach, describe, expect, it } from "vitest";

const started: Subprocess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill("SIGKILL");
    await child.exited;
  }
});

/** Logs as it is told, and answers each message, so that it is seen to be alive. "end" ends it, with a last line. */
const PROGRAM = `
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
  const log = createLog({ level: "info" });
  process.on("message", ({ level, count }) => {
    if (level === "warning") process.emitWarning("of the runtime");
    else for (let i = 0; i < count; i++) log[level === "end" ? "info" : level]({ i }, "line ".repeat(20));
    if (level === "end") process.exit(7);
    process.send("done");
  });
  process.send("done");`;

type Sink = "pipe" | ReturnType<typeof Bun.file> | number;

async function logger({ stdout = "pipe", stderr = "pipe" }: { stdout?: Sink; stderr?: Sink }) {
  let answered = Promise.withResolvers<void>();
  const child = Bun.spawn(["bun", "-e", PROGRAM], {
    stdio: ["ignore", stdout, stderr],
    ipc: () => answered.resolve(),
  });
  started.push(child);
  await answered.promise;
  return {
    stdout: child.stdout as ReadableStream<Uint8Array>,
    stderr: child.stderr as ReadableStream<Uint8Array>,
    async says(level: "info" | "error" | "warning", count = 1) {
      answered = Promise.withResolvers();
      child.send({ level, count });
      await answered.promise;
    },
    ends() {
      child.send({ level: "end", count: 1 });
      return child.exited;
    },
  };
}

describe("a process whose log nobody takes goes on, and ends when it wants to:", () => {
  it("the reader left", async () => {
    const log = await logger({});
    await log.stdout.cancel();
    await log.says("error");
    await log.says("info", 100);
    await log.says("error");
    expect(await log.ends()).toBe(7);
    expect(await new Response(log.stderr).text()).toBe(
      "The log cannot be written (EPIPE). Lines are kept, then lost; the server goes on.\n",
    );
  });

  it("the reader left, and it has one more line to write as it ends", async () => {
    const log = await logger({});
    await log.stdout.cancel();
    expect(await log.ends()).toBe(7);
  });

  it("the reader of its warnings left, too", async () => {
    const log = await logger({});
    await log.stdout.cancel();
    await log.stderr.cancel();
    await log.says("error");
    await log.says("warning");
    await log.says("warning");
    expect(await log.ends()).toBe(7);
  });

  it.skipIf(!existsSync("/dev/full"))("the disk is full", async () => {
    const log = await logger({ stdout: Bun.file("/dev/full") });
    await log.says("info", 100);
    await log.says("error");
    await log.says("info", 100);
    expect(await log.ends()).toBe(7);
    expect(await new Response(log.stderr).text()).toContain("The log cannot be written (ENOSPC).");
  });
});

it("a reader that stands still holds nothing up; once it reads again it gets what was kept, and how much was not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "repair-assist-log-"));
  const pipe = join(folder, "log");
  spawnSync("mkfifo", [pipe]);
  const reader = Bun.spawn(["cat", pipe], { stdout: "pipe" });
  started.push(reader);
  const fd = openSync(pipe, "w");
  reader.kill("SIGSTOP");
  const log = await logger({ stdout: fd });
  closeSync(fd);
  const COUNT = 10_000;
  await log.says("info", COUNT);
  await log.says("error");
  reader.kill("SIGCONT");
  let text = "";
  const counts = () =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line))
      .map(({ msg, count }) => (msg === "lines of the log were lost" ? { lost: count } : { written: 1 }));
  const sum = (kind: "lost" | "written") => counts().reduce((total, one) => total + (one[kind] ?? 0), 0);
  for await (const chunk of reader.stdout) {
    text += Buffer.from(chunk).toString();
    if (sum("lost") + sum("written") >= COUNT + 1) break;
  }
  expect(sum("lost") + sum("written")).toBe(COUNT + 1);
  expect(sum("lost")).toBeGreaterThan(0);
  expect(sum("written")).toBeGreaterThan(COUNT / 2);
  rmSync(folder, { recursive: true });
});
