import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const widget = fileURLToPath(new URL("..", import.meta.url));
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Names of classes and variables as short as they can be, for `vanillaExtractPlugin({ identifiers })`: 1.4 KB less to
 * load. Within a shadow root nothing of the page can carry the same name. The same sources give the same names.
 */
export function shortNames() {
  const files = readdirSync(widget, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css.ts"))
    .map((name) => `widget/${name.replaceAll("\\", "/")}`)
    .sort();
  const fileHashes = new Map<string, string>();
  /** `hash` is the file's own hash and a running number; the first name of a file has the number 0. */
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const file = files.findIndex((name) => filePath.endsWith(name));
    if (file < 0) return `_${hash}`;
    const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1);
    fileHashes.set(filePath, fileHash);
    // The underscore keeps a name from being found within a word of CSS, where vanilla-extract would mend it into a
    // class.
    const prefix = "_".repeat(1 + Math.floor(file / LETTERS.length)) + LETTERS[file % LETTERS.length];
    return prefix + hash.slice(fileHash.length);
  };
}
