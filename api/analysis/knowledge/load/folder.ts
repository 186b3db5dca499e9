import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the knowledge lies. */
export const KNOWLEDGE_FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** The one language there is so far: texts stand in `*.en.yaml` beside the figures. */
export const LANGUAGE = "en";

/** The names of the data files in a sub-folder, without ending, in order: "brakes-pads". */
export const namesIn = (folder: string, kind: string, ending = ".yaml"): string[] =>
  readdirSync(join(folder, kind))
    .filter((file) => file.endsWith(ending) && !file.slice(0, -ending.length).includes("."))
    .sort()
    .map((file) => file.slice(0, -ending.length));

/** A digest of everything that the compiled knowledge depends on: all data, and the code that reads it. */
export function digestOf(folder: string): string {
  const digest = createHash("sha1");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.yaml$|^template\.ts$|^(?:load|schemas)\/.*(?<!\.test)\.ts$/.test(file.replaceAll("\\", "/")))
    .sort();
  for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
  return digest.digest("hex");
}
