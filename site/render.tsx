import { renderToString } from "react-dom/server";
import { memoryLocation } from "wouter/memory-location";
import { App } from "./App.tsx";
import { PAGE_FILES, pageAt, SITEMAP_PATHS } from "./pages.ts";
import { headOf } from "./prerendered-head.ts";

/** One page as a file of the build: what goes into the head of `index.html`, and what into its body. */
export type RenderedPage = { file: string; head: string; body: string };

/** Every page of the site as HTML, for `build/prerender.ts`. What the operator sets is still a placeholder in it. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const { path, file } of PAGE_FILES) {
    const page = pageAt(path);
    await page.Content.preload?.();
    const { hook } = memoryLocation({ path, static: true });
    rendered.push({ file, head: headOf(page, path), body: renderToString(<App hook={hook} />) });
  }
  return rendered;
}

/** Which pages there are, for search engines. Addresses that no page links to carry a `noindex` of their own. */
export function sitemap(): string {
  const urls = SITEMAP_PATHS.map((path) => `  <url><loc>%PUBLIC_URL%${path}</loc></url>`);
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return [`<?xml version="1.0" encoding="UTF-8"?>`, `<urlset xmlns="${namespace}">`, ...urls, "</urlset>", ""].join(
    "\n",
  );
}

export const robots = () => "User-agent: *\nDisallow: /api/\nSitemap: %PUBLIC_URL%/sitemap.xml\n";
