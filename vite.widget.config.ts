import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { alsoAsModule } from "./widget/build/also-as-module.ts";
import { compileHint } from "./widget/build/compile-hint.ts";
import { minifyAgain, terserOptions } from "./widget/build/minify.ts";
import { ownSchemas } from "./widget/build/own-schemas.ts";
import { preactAlias } from "./widget/build/preact-alias.ts";
import { releaseFiles } from "./widget/build/release-files.ts";
import { shadowCss } from "./widget/build/shadow-css.ts";
import { shortNames } from "./widget/build/short-names.ts";
import { pureSchemas, reactByName, treeshake } from "./widget/build/smaller.ts";
import { trimFloating } from "./widget/build/trim-floating.ts";
import { trimForms } from "./widget/build/trim-forms.ts";
import { trimSchemas } from "./widget/build/trim-schemas.ts";

/** `REACT=1` builds on React itself, for hosts that must, and to prove that nothing depends on preact. */
const onReact = Boolean(process.env.REACT);

/** Nothing is loaded later into one file: imported so, all that it uses would be wrapped to wait for it (1.5 KB more). */
const notLoadedLater = { find: /^(.+)\.later\.tsx$/, replacement: "$1.tsx" };

/**
 * One file with styles and catalogue inside: the script that a tag loads, `repair-assist.js`. In the mode "module",
 * which the first build starts by itself, the same as an ES module, `repair-assist.mjs`.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: shortNames() }),
    shadowCss({ oneSheet: true }),
    pureSchemas(),
    trimSchemas(),
    ownSchemas(),
    trimForms(),
    trimFloating(),
    !onReact && reactByName(),
    minifyAgain(),
    compileHint(),
    mode !== "module" && alsoAsModule(),
    mode !== "module" && releaseFiles(),
  ],
  resolve: { alias: [...(onReact ? [] : preactAlias), notLoadedLater] },
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
  publicDir: false,
  build: {
    // Nobody is served from there: `bun run build` names a folder of its own, so that none is emptied that is in use.
    outDir: onReact ? "dist/builds/widget-react" : "dist/builds/widget",
    emptyOutDir: mode !== "module",
    target: "es2022",
    reportCompressedSize: false,
    minify: "terser",
    terserOptions,
    // "use client" at the head of a library means nothing here; a script has no address of its own to ask for.
    rolldownOptions: {
      treeshake,
      checks: { moduleLevelDirective: false, emptyImportMeta: false },
      // One file: what is imported later is in it, and made later.
      output: { codeSplitting: false },
    },
    lib:
      mode === "module"
        ? { entry: "widget/module.ts", formats: ["es"], fileName: () => "repair-assist.mjs" }
        : { entry: "widget/main.ts", formats: ["iife"], name: "RepairAssist", fileName: () => "repair-assist.js" },
  },
}));
