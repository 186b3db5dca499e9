import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** What the build says of a release: its version, and what the `integrity` of a tag for each file must be. */
interface Checksums {
  version: string;
  files: Record<string, string>;
}

export interface Releases {
  /** The current release's version, or undefined where nothing is built. */
  version: string | undefined;
  /** Path of a file of the current release. */
  current(name: string): string;
  /** Path of a file of the release of this version, or undefined where we have no such release. */
  pinned(version: string, name: string): Promise<string | undefined>;
}

/** A server that has no widget to give. */
export const NO_RELEASES: Releases = { version: undefined, current: (name) => name, pinned: async () => undefined };

/**
 * The widget's releases. A page that pins a version names its address and checksum, so what has been released once must
 * be served unchanged for as long as such a page may exist: `kept`, a folder that outlives deployments, holds every
 * release that was ever served from here. Without it, only the release of this build is known.
 *
 * - `built`: folder of the build, with `sri.json`.
 * - `complain`: told when the build has other bytes than the release of the same version that is kept.
 */
export async function openReleases({
  built,
  kept,
  complain,
}: {
  built: string;
  kept?: string;
  complain(sentence: string): void;
}): Promise<Releases> {
  const current = await readChecksums(built);
  if (current && kept) await keep(built, current, kept, complain);

  return {
    version: current?.version,
    current: (name) => join(built, name),
    async pinned(version, name) {
      const own = kept && join(kept, `v${version}`);
      if (own && (await readChecksums(own))) return join(own, name);
      return version === current?.version ? join(built, name) : undefined;
    },
  };
}

/** Copies the build into the folder of kept releases, whole or not at all. */
async function keep(built: string, current: Checksums, kept: string, complain: (sentence: string) => void) {
  const own = join(kept, `v${current.version}`);
  const earlier = await readChecksums(own);
  if (earlier) {
    if (!Bun.deepEquals(earlier, current))
      complain(
        `Version ${current.version} of the widget was released with other bytes. Pages that pin it keep those; raise the version in package.json to release these.`,
      );
    return;
  }
  await mkdir(kept, { recursive: true });
  const unfinished = await mkdtemp(join(kept, "unfinished-"));
  await cp(built, unfinished, { recursive: true });
  // Another instance that starts at this moment may have been first, with the same files.
  await rename(unfinished, own).catch(() => rm(unfinished, { recursive: true }));
}

async function readChecksums(folder: string): Promise<Checksums | undefined> {
  const file = Bun.file(join(folder, "sri.json"));
  return (await file.exists()) ? file.json() : undefined;
}
