/**
 * What the translation of a browser does to a page and to the open shadow roots in it: every text is wrapped in two
 * `<font>`, and so is every text that comes later.
 */
const KEPT = "script, style, title, option, textarea, [translate=no], .notranslate";
const wrapped = new WeakSet();

function wrap(text) {
  if (wrapped.has(text) || !text.data.trim() || !text.parentNode || text.parentElement?.closest(KEPT)) return;
  wrapped.add(text);
  const [outer, inner] = [0, 1].map(() => document.createElement("font"));
  outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
  text.replaceWith(outer);
  outer.append(inner);
  inner.append(text);
}

function translate(root) {
  const texts = root instanceof Text ? [root] : [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  texts.forEach(wrap);
}

function follow(root) {
  translate(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate);
  }).observe(root, { subtree: true, childList: true });
}

follow(document.body);
customElements.whenDefined("repair-assist").then(() => {
  for (const element of document.querySelectorAll("repair-assist")) follow(element.shadowRoot);
});
