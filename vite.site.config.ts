import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { analyse } from "./api/analysis/analyse.ts";
import { placeOf } from "./api/geography/places.ts";
import { contentFirst } from "./site/build/content-first.ts";
import { elementReference } from "./site/build/element-reference.ts";
import { exampleResult } from "./site/build/example-result.ts";
import { framePage } from "./site/build/frame-page.ts";
import { pictures } from "./site/build/pictures.ts";
import { prerender } from "./site/build/prerender.ts";
import { startFile } from "./site/build/start-file.ts";
import { compileHint } from "./widget/build/compile-hint.ts";
import { minifyAgain, terserOptions } from "./widget/build/minify.ts";
import { preactAlias } from "./widget/build/preact-alias.ts";
import { precompress } from "./widget/build/precompress.ts";
import { elementManifest } from "./widget/build/public-surface.ts";
import { shadowCss } from "./widget/build/shadow-css.ts";
import { pureSchemas, reactByName, treeshake } from "./widget/build/smaller.ts";
import { trimFloating } from "./widget/build/trim-floating.ts";
import { trimForms } from "./widget/build/trim-forms.ts";
import { trimSchemas } from "./widget/build/trim-schemas.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const onReact = Boolean(process.env.REACT);

/** Where `bun dev` finds the API and the widget file; the built site has them on its own origin. */
const api = process.env.API_URL ?? "http://localhost:3000";

/**
 * The site: `site/` to `dist/site/`, with the element bundled from source. It runs on preact, as the widget does;
 * `REACT=1` builds it on React itself.
 */
export default defineConfig({
  root: here("site"),
  base: "/",
  plugins: [
    vanillaExtractPlugin(),
    shadowCss(),
    pureSchemas(),
    trimForms(),
    trimFloating(),
    trimSchemas(),
    !onReact && reactByName(),
    minifyAgain(),
    compileHint(),
    exampleResult(({ words, vehicle, zipCode }) =>
      analyse({
        issueType: "symptoms",
        text: words,
        vehicle,
        place: placeOf(zipCode)!,
        today: new Date(),
        pictures: [],
        answers: [],
      }),
    ),
    elementReference(elementManifest),
    framePage(),
    contentFirst(),
    prerender(),
    pictures(),
    precompress(),
  ],
  resolve: { alias: onReact ? [] : preactAlias },
  oxc: { jsx: { runtime: "automatic", development: false } },
  build: {
    // Nobody is served from there: `bun run build` names a folder of its own, so that none is emptied that is in use.
    outDir: here("dist/builds/site"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One style sheet, in the head of every page: a page that is prerendered must not wait for a script to be dressed.
    cssCodeSplit: false,
    minify: "terser",
    terserOptions,
    // "use client" at the head of a library means nothing here.
    rolldownOptions: {
      input: [here("site/index.html"), here("site/embed/frame/index.html")],
      treeshake,
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The frame loads nothing else of the site's.
            { name: "frame", test: /\/shared\/(design-tokens|embed-frame)\.ts$/, priority: 1 },
            startFile("start", here("site/main.tsx")),
          ],
        },
      },
    },
    // A helper of both pages for browsers that know no preloads: a request more for all the others.
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here(".")] },
    proxy: { "/api": api, "/widget": api },
  },
});
