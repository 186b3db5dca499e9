import type { Plugin } from "vite";

/**
 * Has what a prerendered page is read with, its style sheet and fonts, loaded before the scripts that bring it to life:
 * on a slow network the browser would share the line among all of them, and the text would wait for scripts that it
 * does not need.
 */
export function contentFirst(): Plugin {
  return {
    name: "content-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) =>
        path === "/index.html"
          ? html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
          : html,
    },
  };
}
