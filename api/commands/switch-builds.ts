import { mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Builds that stay, the newest of each part: a server goes on with the one that it started with. */
const KEPT = 5;

/**
 * Has each part made in a folder of its own, `DIST/builds/PART-ID`, and when all of them are whole lets the links
 * `DIST/PART` lead there, each in one step. So nobody is ever served half a build, and one that fails changes nothing.
 */
export async function switchBuilds<Part extends string>(
  dist: string,
  parts: readonly Part[],
  make: (part: Part, folder: string) => Promise<void>,
): Promise<void> {
  const builds = resolve(dist, "builds");
  await mkdir(builds, { recursive: true });
  const made = parts.map((part) => ({ part, name: `${part}-${Bun.randomUUIDv7()}` }));
  try {
    for (const { part, name } of made) await make(part, join(builds, name));
  } catch (error) {
    for (const { name } of made) await rm(join(builds, name), { recursive: true, force: true });
    throw error;
  }
  for (const { part, name } of made) {
    await lead(dist, part, name);
    await prune(builds, part);
  }
}

/** Lets `DIST/PART` lead to a build: a link takes the place of another in one step. */
async function lead(dist: string, part: string, name: string) {
  const link = join(dist, "builds", `${name}.link`);
  await symlink(join("builds", name), link);
  const served = join(dist, part);
  try {
    await rename(link, served);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
    // A folder that was built there before builds had folders of their own: it becomes the oldest.
    await rename(served, join(dist, "builds", `${part}-${OLDEST}`));
    await rename(link, served);
  }
}

const OLDEST = "00000000-0000-7000-8000-000000000000";

/** Removes the oldest builds of a part, and nothing else that lies there. Their names sort by age. */
async function prune(builds: string, part: string) {
  const own = (await readdir(builds)).filter((name) => /^(.+)-[0-9a-f-]{36}$/.exec(name)?.[1] === part).sort();
  for (const name of own.slice(0, -KEPT)) await rm(join(builds, name), { recursive: true });
}
