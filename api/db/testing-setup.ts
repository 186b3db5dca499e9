import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "./embedded.ts";
import { embeddedHome } from "./embedded-home.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The cluster that the tests of this run make their databases in. */
    clusterUrl: string;
  }
}

const FOLDER = join(import.meta.dirname, "../../.data/tests");

/** Starts one PostgreSQL for a test run, or uses the one at DATABASE_URL. Each run has its own, named by its process. */
export default async function setUp(project: TestProject) {
  if (process.env.DATABASE_URL) return project.provide("clusterUrl", process.env.DATABASE_URL);
  mkdirSync(FOLDER, { recursive: true });
  await removeLeftBehind();
  const dir = join(FOLDER, String(process.pid));
  const server = await startEmbeddedPostgres(dir);
  project.provide("clusterUrl", server.url);
  return () => remove(dir);
}

/** A run that was killed leaves its server running: nobody else would ever stop it. Another run may do so first. */
async function removeLeftBehind() {
  const runs = readdirSync(FOLDER).filter((name) => /^\d+$/.test(name));
  for (const pid of runs) if (!isAlive(Number(pid))) await remove(join(FOLDER, pid)).catch(() => {});
}

async function remove(dir: string) {
  const server = await startEmbeddedPostgres(dir);
  await server.stop();
  const { data } = await embeddedHome(dir);
  rmSync(data, { recursive: true, force: true });
  if (data !== dir) rmSync(dirname(data), { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
