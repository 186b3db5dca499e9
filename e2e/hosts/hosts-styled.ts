import { type Host, SLOT } from "./host.ts";

/** Hosts whose styles and markup are the trouble. */
export const STYLED: readonly Host[] = [
  {
    name: "small-rem",
    title: "a page whose rem is 10 px",
    css: "html { font-size: 62.5%; }",
    hostile: () => getComputedStyle(document.documentElement).fontSize === "10px",
  },
  {
    name: "unset",
    title: "a page that unsets every style",
    css: `* { all: unset !important; }
      #slot { position: absolute !important; top: 120px !important; left: 240px !important; }`,
    hostile: () => getComputedStyle(document.querySelector("h1")!).display === "inline",
  },
  {
    name: "spaced",
    title: "a page that spaces all letters",
    css: "* { letter-spacing: 3px; }",
    hostile: () => getComputedStyle(document.querySelector("repair-assist")!).letterSpacing === "3px",
  },
  {
    name: "buttonless",
    title: "a page that hides all buttons",
    body: `<h1>My car blog</h1><button>Subscribe</button>${SLOT}`,
    css: "button { display: none !important; }",
    hostile: () => getComputedStyle(document.querySelector("button")!).display === "none",
  },
  {
    name: "quirks",
    title: "a page in quirks mode",
    doctype: "",
    css: "body { font: 13px/1 Verdana; } table { color: red; } input, select { width: 100%; }",
    hostile: () => document.compatMode === "BackCompat",
  },
  {
    name: "rtl",
    title: "a page from right to left",
    html: 'lang="ar" dir="rtl"',
    body: `<h1>مدونة سيارتي</h1>${SLOT}`,
    css: "body { direction: rtl; unicode-bidi: plaintext; text-align: right; }",
    hostile: () => getComputedStyle(document.querySelector("repair-assist")!).direction === "rtl",
  },
  {
    name: "stacked",
    title: "a page of z-index wars and clipping parents",
    body: `<nav class="rail">Topics</nav><div class="bubble">Chat with us</div>
      <div class="clip"><div class="clip">${SLOT}</div></div>`,
    css: `
      body { margin: 0; }
      #slot { position: static; }
      .rail, .bubble { position: fixed; z-index: 2147483647; background: #fde; }
      .rail { inset: 0 auto 0 0; width: 230px; }
      .bubble { right: 0; bottom: 0; width: 230px; height: 300px; }
      .clip { position: relative; z-index: 0; overflow: hidden; transform: translateZ(0); contain: paint;
        padding: 60px 0 0 120px; }`,
    hostile: () => getComputedStyle(document.querySelector(".clip")!).overflow === "hidden",
  },
  {
    name: "word-press",
    title: "a page of a WordPress-like theme",
    html: 'lang="en-US" class="no-js"',
    body: `<div id="page" class="site wp-site-blocks">
      <header class="site-header"><h1 class="site-title">My car blog</h1></header>
      <div class="entry-content"><p>Is it the brakes?</p><div id="slot"><repair-assist></repair-assist></div></div></div>`,
    css: `
      *, *::before, *::after { box-sizing: inherit; transition: all 0.3s ease; }
      html { box-sizing: border-box; font-size: 112.5%; -webkit-text-size-adjust: 100%; }
      body { font: italic 300 1.2rem/2 Georgia, serif; color: #666; word-break: break-all; hyphens: auto;
        text-align: center; text-transform: lowercase; word-spacing: 4px; text-indent: 2em; cursor: crosshair;
        text-shadow: 1px 1px #ccc; white-space: pre-wrap; font-variant: small-caps; user-select: none; }
      h1, h2, h3 { font-family: Georgia, serif; text-transform: uppercase; margin: 2em 0 !important; }
      a { color: #c00 !important; text-decoration: none !important; }
      input[type="text"], input[type="email"], select, textarea, button { width: 100%; padding: 1em; border-radius: 0; }
      button, .button, input[type="submit"] { background: #333 !important; color: #fff !important; }
      table, td, th { border: 1px solid #ccc; } ul, ol { margin: 0 0 1.5em 3em; list-style: disc; }
      :focus { outline: none !important; } svg, img { max-width: 100%; height: auto; vertical-align: middle; }
      .entry-content > * { max-width: 1200px; margin: 1.5em auto; } [hidden] { display: block !important; }
      :root { --accent: red; --color: red; --font: serif; }`,
    hostile: () => getComputedStyle(document.querySelector("#slot")!).textTransform === "lowercase",
  },
  {
    name: "sidebar",
    title: "a sidebar of 320 px",
    width: 320,
    body: `<article><h1>My car blog</h1><p>Is it the brakes?</p></article>
      <aside id="slot"><repair-assist></repair-assist></aside>`,
    hostile: () => document.querySelector("#slot")!.clientWidth === 320,
  },
];
