import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** Files of text that are served as they are. Pages are not: the API fills them in and packs them as it starts. */
const PACKED = /\.(js|css|svg|webmanifest)$/;

/** Leaves a packed copy beside each such file of the build. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        for (const file of await readdir(folder, { recursive: true }))
          if (PACKED.test(file)) await pack(join(folder, file));
      },
    },
  };
}

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Leaves a `.br` and a `.gz` beside a file, packed as small as can be. */
export async function pack(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BEST));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
