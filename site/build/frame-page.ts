import type { Plugin } from "vite";

/** Keeps the site's own style sheet, which Vite gives to every page, from the frame: there is nothing but the element. */
export const framePage = (): Plugin => ({
  name: "frame-page",
  transformIndexHtml: {
    order: "post",
    handler: (html, { path }) =>
      path.startsWith("/embed/frame/") ? html.replace(/\s*<link rel="stylesheet"[^>]*>/g, "") : html,
  },
});
