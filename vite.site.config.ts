import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { preactAlias } from "./widget/build/preact-alias.ts";
import { shadowCss } from "./widget/build/shadow-css.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `bun dev` finds the API and the widget file; the built site has them on its own origin. */
const api = process.env.API_URL ?? "http://localhost:3000";

/**
 * The site: `site/` to `dist/site/`, with the element bundled from source. It runs on preact, as the widget does;
 * `REACT=1` builds it on React itself.
 */
export default defineConfig({
  root: here("site"),
  base: "/",
  plugins: [vanillaExtractPlugin(), shadowCss()],
  resolve: { alias: process.env.REACT ? [] : preactAlias },
  oxc: { jsx: { runtime: "automatic", development: false } },
  build: {
    outDir: here("dist/site"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // "use client" at the head of a library means nothing here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here(".")] },
    proxy: { "/api": api, "/widget": api },
  },
});
