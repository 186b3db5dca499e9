import type { Frame, Locator, Page } from "@playwright/test";

/** What a page that is not ours is like, and how the browser that shows it is set. */
export interface Host {
  /** Its page is `https://{name}.test`: each host is a site of its own. */
  name: string;
  /** In the words of a test's name. */
  title: string;
  /** Without one the page is in quirks mode. */
  doctype?: "";
  /** Attributes of `<html>`. */
  html?: string;
  /** What stands in the page: the element in `#slot`, unless the script puts it there. */
  body?: string;
  css?: string;
  /** A file of `pages/`. */
  script?: string;
  /** `{us}` in them is the origin of the widget and the API. */
  headers?: Record<string, string>;
  /** The sandbox of the frame that shows the page, which then stands in another. */
  sandbox?: string;
  /** How wide the element is, in pixels, if not 800. */
  width?: Width;
  /** Sets the browser before the page is opened. */
  browser?(page: Page): Promise<unknown>;
  /** What the host does while the owner has typed the words of step 2 and not yet sent them. */
  meanwhile?(page: Frame, wizard: Locator): Promise<void>;
  /** Milliseconds that the whole visit may take, where that is more than usual. */
  timeoutMs?: number;
  /** Errors that belong in the console here. */
  expectedErrors?: RegExp;
  /** Run in the page: is it as hostile as its title says? */
  hostile(): boolean | Promise<boolean>;
}

export type Width = 800 | 320;

/** The place of the element. */
export const SLOT = '<main id="slot"><repair-assist></repair-assist></main>';

/**
 * The page with the one tag that a host adds for us, whose address is `widget`. Styles and scripts of the host are
 * files: a strict content policy wants that.
 */
export function pageOf(host: Host, widget: string) {
  const { doctype = "<!doctype html>", html = 'lang="en"', title, body = `<h1>My car blog</h1>${SLOT}` } = host;
  return `${doctype}
<html ${html}>
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <link rel="stylesheet" href="/page.css">
    ${host.script ? '<script src="/page.js" defer></script>' : ""}
    <script src="${widget}" async></script>
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

/** The page around a sandboxed frame, which is tall enough for every screen. */
export const frameOf = ({ sandbox, title }: Host) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${title}</title></head>
  <body><iframe sandbox="${sandbox}" src="/framed" title="Repair help" width="1100" height="6000" frameborder="0"></iframe></body>
</html>`;

/** The element stands on whole pixels and is as wide everywhere, so that pictures of it compare. */
export const cssOf = ({ css = "", width = 800 }: Host) => `
#slot {
  display: block !important; position: absolute; top: 120px; left: 240px; width: ${width}px !important; margin: 0 !important;
}
${css}`;
