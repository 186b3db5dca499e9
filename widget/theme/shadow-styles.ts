import { scriptNonce } from "../script-origin.ts";

/**
 * The styles of the widget, once for the page: name → text. Every shadow root adopts the same CSSStyleSheet objects,
 * which a strict `style-src` of the host allows, as it would not allow a `<style>` tag.
 */
const texts = new Map<string, string>();
const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<ShadowRoot>();

/** Safari before 16.4 and jsdom adopt no style sheets: there a `<style>` tag does. */
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

/**
 * Gives a root all styles, and those that are registered later. Returns the node to render into: what renders clears it
 * first, and beside a `<style>` tag it gets a box of its own.
 */
export function adopt(root: ShadowRoot): ShadowRoot | Element {
  roots.add(root);
  apply(root);
  if (constructable()) return root;
  return root.querySelector("style + div") ?? root.appendChild(document.createElement("div"));
}

/** Forgets a root, so that a removed element can be collected. */
export function release(root: ShadowRoot) {
  roots.delete(root);
}

function apply(root: ShadowRoot) {
  if (constructable()) {
    root.adoptedStyleSheets = [...sheets.values()];
    return;
  }
  const style = root.querySelector("style") ?? document.createElement("style");
  // A policy of the page asks for it before the tag has its rules.
  style.nonce = (root.host as HTMLElement).nonce || scriptNonce;
  style.textContent = [...texts.values()].join("\n");
  if (!style.parentNode) root.prepend(style);
}
