import { realpathSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The folder that a part of the build ("site", "widget") lies in at this moment: a later build lets `DIST/PART` lead to
 * another, and a server goes on with the one that it started with. Where nothing is built: the address itself.
 */
export function builtFolder(dist: string, part: string): string {
  const served = resolve(dist, part);
  try {
    return realpathSync(served);
  } catch {
    return served;
  }
}
