import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "./db/database.ts";
import { deliveries } from "./db/schema/index.ts";
import { emptyDatabase, holdTable } from "./db/testing.ts";
import { mailServer, withMail } from "./deliveries/testing.ts";
import { HONDA } from "./testing.ts";

const { url: DATABASE_URL } = await emptyDatabase();
/** A file of Linux that is there and that nobody can open for reading, root neither. */
const UNREADABLE = "/proc/sys/vm/drop_caches";
const started: Subprocess[] = [];
afterAll(() => {
  for (const process of started) process.kill("SIGKILL");
});

/** Runs the server as its own process, as production does. */
function start(environment: Record<string, string>, cwd = process.cwd()) {
  const child = Bun.spawn(["bun", join(import.meta.dirname, "main.ts")], {
    cwd,
    env: { ...process.env, DATABASE_URL, ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  started.push(child);
  return child;
}

type Child = ReturnType<typeof start>;

/**
 * Waits until it says that it listens; answers where. What it says later is read, too: a closed pipe would be another
 * test.
 */
async function listening(child: Child) {
  const reader = child.stdout.getReader();
  const url = await addressIn(reader, child);
  const drain = async () => {
    while (!(await reader.read()).done);
  };
  void drain();
  return url;
}

async function addressIn(reader: Pick<ReadableStreamDefaultReader<Uint8Array>, "read">, { stderr }: Child) {
  const decoder = new TextDecoder();
  let printed = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The server did not start: ${await new Response(stderr).text()}`);
    printed += decoder.decode(value, { stream: true });
    const url = /http:\/\/[^\s"]+/.exec(printed)?.[0];
    if (url) return url;
  }
}

/** A folder with a build whose one asset is there and cannot be read. */
function withUnreadableAsset() {
  const cwd = mkdtempSync(join(tmpdir(), "repair-assist-main-"));
  const assets = join(cwd, "dist/site/assets");
  mkdirSync(assets, { recursive: true });
  symlinkSync(UNREADABLE, join(assets, "a.js"));
  return cwd;
}

/** The processes that work for a server, by their program. */
const workersOf = ({ pid }: Subprocess) =>
  spawnSync("ps", ["-o", "command=", "--ppid", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter((command) => command.includes("workers/worker.ts"));

const failure = async (child: Child) => ({
  code: await child.exited,
  said: (await new Response(child.stderr).text()).trim(),
});

describe("the server", () => {
  it("migrates, loads the sample shops, answers, and on SIGTERM lets a running request end", async () => {
    const child = start({ PORT: "0" });
    const url = await listening(child);
    const shops = (await (await fetch(`${url}/api/shops?zipCode=85253`)).json()) as { shops: object[] };
    expect(shops.shops).toHaveLength(20);
    expect(workersOf(child)).toHaveLength(2);

    const { db, close } = openDatabase(DATABASE_URL);
    const vehicles = await holdTable(db, "vehicles");
    const headers = { "content-type": "application/json" };
    const running = fetch(`${url}/api/vehicle-info`, { method: "POST", body: JSON.stringify(HONDA), headers });
    await vehicles.isWaitedFor();
    child.kill("SIGTERM");
    while (await fetch(`${url}/api/health/live`).then(Boolean, () => false));
    await vehicles.release();
    await close();
    expect((await running).status).toBe(200);
    expect(await child.exited).toBe(0);
    expect(workersOf(child)).toEqual([]);
  });

  it("delivers what it takes, and on SIGTERM lets a letter under way arrive", async () => {
    let hold = () => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    let arriving = () => {};
    const arrived = new Promise<void>((resolve) => {
      arriving = resolve;
    });
    const mail = await mailServer({
      answer: () => {
        arriving();
        return held;
      },
    });
    const child = start({ PORT: "0", ...withMail(mail.url) });
    const url = await listening(child);
    const body = JSON.stringify({ fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${url}/api/contact`, { method: "POST", body, headers })).status).toBe(200);
    await arrived;
    child.kill("SIGTERM");
    while (await fetch(`${url}/api/health/live`).then(Boolean, () => false));
    hold();
    expect((await mail.letters.next()).to).toEqual(["help@repair.example"]);
    expect(await child.exited).toBe(0);
    const { db, close } = openDatabase(DATABASE_URL);
    const [delivery] = await db.select().from(deliveries);
    await close();
    expect(delivery).toMatchObject({ state: "delivered", attempts: 1 });
  });

  it.skipIf(!existsSync(UNREADABLE))(
    "shows visitors no page of the runtime for a file that cannot be read",
    async () => {
      const cwd = withUnreadableAsset();
      // As in development, where the runtime has such a page.
      const child = start({ PORT: "0", NODE_ENV: "" }, cwd);
      const answer = await fetch(`${await listening(child)}/assets/a.js`);
      expect(answer.status).toBe(500);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.json()).toMatchObject({ detail: "Something went wrong on our side. Please try again." });
      child.kill("SIGKILL");
      await child.exited;
      rmSync(cwd, { recursive: true });
    },
  );

  it.skipIf(!existsSync(UNREADABLE))("answers a fault, and goes on, when nobody reads its log any more", async () => {
    const cwd = withUnreadableAsset();
    const child = start({ PORT: "0" }, cwd);
    const reader = child.stdout.getReader();
    const url = await addressIn(reader, child);
    await reader.cancel();
    await child.stderr.cancel();
    for (let i = 0; i < 3; i++) {
      expect((await fetch(`${url}/assets/a.js`)).status).toBe(500);
      expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    }
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
    rmSync(cwd, { recursive: true });
  });

  it("says in one sentence that its port is taken, and ends with code 1", async () => {
    using other = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
    const PORT = String(other.port);
    expect(await failure(start({ PORT }))).toEqual({
      code: 1,
      said: `Port ${PORT} is taken. Stop what uses it, or choose another with PORT.`,
    });
  });

  it("says what is wrong with its configuration, and ends with code 1", async () => {
    expect(await failure(start({ PORT: "many" }))).toEqual({
      code: 1,
      said: "PORT must be a whole number from 0 to 65535.",
    });
    expect(await failure(start({ DATABASE_URL: "" }))).toMatchObject({
      code: 1,
      said: expect.stringContaining("DATABASE_URL is not set."),
    });
  });

  it("says that it cannot reach its database, without its password", async () => {
    const { code, said } = await failure(start({ DATABASE_URL: "postgres://someone:hunter2@127.0.0.1:1/none" }));
    expect(code).toBe(1);
    expect(said).toContain("cannot reach the database");
    expect(said).not.toContain("hunter2");
  });
});
