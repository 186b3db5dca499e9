import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { preactAlias } from "./widget/build/preact-alias.ts";
import { shadowCss } from "./widget/build/shadow-css.ts";
import { shortNames } from "./widget/build/short-names.ts";
import { pureSchemas, reactByName, treeshake } from "./widget/build/smaller.ts";
import { trimForms } from "./widget/build/trim-forms.ts";

/** `REACT=1` builds on React itself, for hosts that must, and to prove that nothing depends on preact. */
const onReact = Boolean(process.env.REACT);

/** One IIFE file with styles and catalogue inside: what a script tag loads. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: shortNames() }),
    shadowCss({ oneSheet: true }),
    pureSchemas(),
    trimForms(),
    !onReact && reactByName(),
  ],
  resolve: { alias: onReact ? [] : preactAlias },
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
  publicDir: false,
  build: {
    outDir: onReact ? "dist/widget-react" : "dist/widget",
    target: "es2022",
    reportCompressedSize: false,
    minify: "terser",
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
    },
    // "use client" at the head of a library means nothing here.
    rolldownOptions: { treeshake, checks: { moduleLevelDirective: false } },
    lib: { entry: "widget/main.ts", formats: ["iife"], name: "RepairAssist", fileName: () => "repair-assist.js" },
  },
});
