import { globalStyle } from "@vanilla-extract/css";
import { font, media, radius, space, typeSize } from "./scale.ts";
import { color } from "./tokens.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", { WebkitTextSizeAdjust: "100%" });

globalStyle("body", {
  margin: 0,
  background: color.page,
  color: color.ink,
  font: `400 ${typeSize.body}/1.55 ${font.text}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  WebkitFontSmoothing: "antialiased",
});

globalStyle("h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote", { margin: 0, padding: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("h1, h2, h3", { fontWeight: 700, lineHeight: 1.15, letterSpacing: "-0.01em", textWrap: "balance" });
globalStyle("h1", {
  fontSize: typeSize.heading1,
  "@media": { [media.phone]: { fontSize: "2rem" } },
});
globalStyle("h2", {
  fontSize: typeSize.heading2,
  "@media": { [media.phone]: { fontSize: "1.625rem" } },
});
globalStyle("h3", { fontSize: typeSize.large, lineHeight: 1.25, letterSpacing: 0 });
globalStyle("p, dd, li", { textWrap: "pretty" });

globalStyle("a", {
  color: "inherit",
  textUnderlineOffset: "0.18em",
  textDecorationThickness: "1px",
});
globalStyle("svg", { display: "block", flex: "none" });

globalStyle(":focus-visible", {
  outline: `3px solid ${color.accentInk}`,
  outlineOffset: "2px",
  borderRadius: radius.small,
});
globalStyle("main:focus", { outline: "none" });

globalStyle("noscript", { display: "block", padding: space.large });

globalStyle("*, *::before, *::after", {
  "@media": { [media.reducedMotion]: { transition: "none !important", animation: "none !important" } },
});
