import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const BUILT = "dist/widget-react/repair-assist.js";
/** Path of the widget's build on React. */
export const ON_REACT = root + BUILT;
const SOURCES = ["widget", "shared"];

const changed = (path: string) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Makes the build on React where a source is newer than it. */
export async function buildOnReact() {
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  if (sources.some((source) => changed(source) > changed(BUILT))) {
    const env = { ...process.env, REACT: "1" };
    await promisify(execFile)("bun", ["run", "build:widget"], { cwd: root, env });
  }
}
