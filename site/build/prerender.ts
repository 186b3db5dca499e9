import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type * as Site from "../render.tsx";

/** The faces of what is seen first. The others wait until they are needed. */
const PRELOADED = /^barlow-latin-(400|700)-normal-[\w-]+\.woff2$/;

/**
 * Writes each page as an HTML file of its own, with its head, so that it can be read before and without JavaScript; and
 * `robots.txt` and `sitemap.xml`. The pages are rendered by a second build of the same sources for the server.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const write = async (file: string, text: string) => {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await writeFile(join(folder, file), text);
        };
        const [site, template, assets] = await Promise.all([
          loadSite(config),
          readFile(join(folder, "index.html"), "utf8"),
          readdir(join(folder, config.build.assetsDir)),
        ]);
        const preloads = assets
          .filter((file) => PRELOADED.test(file))
          .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`);
        for (const { file, head, body } of await site.renderPages()) {
          const whole = [head, ...preloads].join("\n    ");
          await write(
            file,
            template.replace("<!--head-->", () => whole).replace("<!--page-->", () => body),
          );
        }
        await write("robots.txt", site.robots());
        await write("sitemap.xml", site.sitemap());
      },
    },
  };
}

async function loadSite({ root, configFile, mode }: ResolvedConfig): Promise<typeof Site> {
  const folder = await mkdtemp(join(tmpdir(), "prerender-"));
  try {
    await build({
      root,
      configFile,
      mode,
      logLevel: "warn",
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: "render.tsx",
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: "site.mjs", codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(join(folder, "site.mjs")).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
