import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { preactAlias } from "./widget/build/preact-alias.ts";
import { shadowCss } from "./widget/build/shadow-css.ts";

/** `REACT=1` builds on React itself, for hosts that must, and to prove that nothing depends on preact. */
const onReact = Boolean(process.env.REACT);

/** One IIFE file with styles and catalogue inside: what a script tag loads. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), shadowCss()],
  resolve: { alias: onReact ? [] : preactAlias },
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
  publicDir: false,
  build: {
    outDir: onReact ? "dist/widget-react" : "dist/widget",
    target: "es2022",
    reportCompressedSize: false,
    // Schemas of calls that this bundle does not make are dropped: making one has no effect but its value.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z", "text", "id"], propertyReadSideEffects: false } },
    lib: { entry: "widget/main.ts", formats: ["iife"], name: "RepairAssist", fileName: () => "repair-assist.js" },
  },
});
