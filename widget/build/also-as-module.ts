import { build, type Plugin, type ResolvedConfig } from "vite";

/** After the script, builds the ES module beside it. */
export function alsoAsModule(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "also-as-module",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const { configFile, logLevel } = config;
        await build({ configFile, mode: "module", logLevel, build: { outDir: config.build.outDir } });
      },
    },
  };
}
