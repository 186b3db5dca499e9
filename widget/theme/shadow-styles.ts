/**
 * The styles of the widget, once for the page: name → text. Every shadow root adopts the same CSSStyleSheet objects,
 * which a strict `style-src` of the host allows, as it would not allow a `<style>` tag.
 */
type Root = ShadowRoot | Document;

const texts = new Map<string, string>();
const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<Root>();

/** Browsers before 2023 and jsdom have no constructable style sheets: there a `<style>` tag does. */
const constructable = () => typeof CSSStyleSheet === "function" && "adoptedStyleSheets" in document;

/** Adds or, on a hot reload, replaces the CSS of one source file. Called by the code that `shadow-css` writes. */
export function registerCss(name: string, css: string) {
  texts.set(name, css);
  if (constructable()) {
    const sheet = sheets.get(name) ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(name, sheet);
  }
  for (const root of roots) apply(root);
}

/** Gives a root all styles, and those that are registered later. */
export function adopt(root: Root) {
  roots.add(root);
  apply(root);
}

/** Forgets a root, so that a removed element can be collected. */
export function release(root: Root) {
  roots.delete(root);
}

function apply(root: Root) {
  if (constructable()) {
    root.adoptedStyleSheets = [...sheets.values()];
    return;
  }
  const parent = root instanceof Document ? root.head : root;
  const existing = parent.querySelector("style[data-repair-assist]");
  const style = existing ?? document.createElement("style");
  style.setAttribute("data-repair-assist", "");
  style.textContent = [...texts.values()].join("\n");
  if (!existing) parent.prepend(style);
}
