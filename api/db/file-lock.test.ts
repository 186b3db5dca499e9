import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { tryFileLock, withFileLock } from "./file-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "repair-assist-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));
const lockAt = (name: string) => join(folder, name);

/** Another process that holds the lock until it is killed. */
async function holder(path: string) {
  const module = JSON.stringify(join(import.meta.dirname, "file-lock.ts"));
  const code = `const { tryFileLock } = await import(${module}); const lock = tryFileLock(${JSON.stringify(path)}); console.log(Boolean(lock)); setInterval(() => lock, 1000);`;
  const child = Bun.spawn(["bun", "-e", code], { stdout: "pipe" });
  const { value } = await child.stdout.getReader().read();
  expect(new TextDecoder().decode(value).trim()).toBe("true");
  return child;
}

it("is held by one at a time, and free again when it is released", () => {
  const first = tryFileLock(lockAt("a"));
  expect(first).toBeDefined();
  expect(tryFileLock(lockAt("a"))).toBeUndefined();
  expect(tryFileLock(lockAt("b"))).toBeDefined();
  first!.release();
  expect(tryFileLock(lockAt("a"))).toBeDefined();
});

it("is not left behind by a process that was killed", async () => {
  const child = await holder(lockAt("c"));
  expect(tryFileLock(lockAt("c"))).toBeUndefined();
  child.kill("SIGKILL");
  await child.exited;
  expect(tryFileLock(lockAt("c"))).toBeDefined();
});

it("is waited for, and given up with a sentence", async () => {
  const child = await holder(lockAt("d"));
  await expect(withFileLock(lockAt("d"), async () => 1, 100)).rejects.toThrow("Another process has held");
  const waiting = withFileLock(lockAt("d"), async () => 2);
  child.kill("SIGKILL");
  expect(await waiting).toBe(2);
});
