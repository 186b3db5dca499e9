import type { Page } from "./pages.ts";
import { plainPath } from "./routes.ts";
import { structuredDataOf } from "./structured-data.ts";
import { texts } from "./texts/index.ts";

/** Filled in by the API with the address people type, as the support details are. */
const PUBLIC_URL = "%PUBLIC_URL%";
const PREVIEW_PICTURE = { path: "/preview.png", width: "1200", height: "630" };

/** Head tags of a prerendered page: what search engines, link previews and the tab show. */
export function headOf({ title, description, noindex }: Page, path: string): string {
  const url = PUBLIC_URL + plainPath(path);
  const named = { description, ...(noindex && { robots: "noindex" }), "twitter:card": "summary_large_image" };
  const properties = {
    "og:type": "website",
    "og:site_name": texts.shell.brand,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": PUBLIC_URL + PREVIEW_PICTURE.path,
    "og:image:width": PREVIEW_PICTURE.width,
    "og:image:height": PREVIEW_PICTURE.height,
    "og:image:alt": texts.shell.previewPicture,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
    ...(noindex ? [] : [`<link rel="canonical" href="${url}">`]),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
    ...structuredDataOf(path).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
    ),
  ].join("\n    ");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
