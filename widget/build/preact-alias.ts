/**
 * Runs what is written for React on preact, which is ten times smaller. Order matters: the first match wins.
 * The site uses it too, so that element and page share one copy.
 */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react$/, replacement: "preact/compat" },
];
