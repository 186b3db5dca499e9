import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { version } from "../../package.json";
import { pack } from "./precompress.ts";
import { elementManifest, readDeclaration } from "./public-surface.ts";

/** What browsers load of a release. */
const FILES = ["repair-assist.js", "repair-assist.mjs"];

/**
 * Leaves beside the built files a packed copy of each; `sri.json`: `{version, files: {"repair-assist.js": "sha384-…"}}`,
 * what the `integrity` of a script tag must say that pins this version; and for editors and compilers the types of both
 * files and `custom-elements.json`.
 */
export function releaseFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "release-files",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const files: Record<string, string> = {};
        for (const name of FILES) {
          const bytes = await readFile(join(folder, name));
          files[name] = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
          await pack(join(folder, name));
        }
        const json = (name: string, value: unknown) =>
          writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
        await writeFile(join(folder, "repair-assist.d.ts"), await readDeclaration());
        await writeFile(join(folder, "repair-assist.d.mts"), 'export * from "./repair-assist.js";\n');
        await json("custom-elements.json", await elementManifest());
        await json("sri.json", { version, files });
      },
    },
  };
}
