import { LIGHT_COLORS } from "#shared/design-tokens.ts";
import { showElement } from "./element.ts";
import { reportEvents } from "./events.ts";
import { reportHeight } from "./height.ts";
import { readServed } from "./served.ts";
import { showTrouble } from "./trouble.ts";

/** `/embed/frame`: the element alone, for an iframe on somebody's page (`shared/embed-frame.ts`). Start here. */
const page = new CSSStyleSheet();
// The frame lets the page around it show through, which may be dark: the sentence brings its own ground.
page.replaceSync(`
  body { margin: 0 }
  repair-assist { display: block }
  .trouble { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: ${LIGHT_COLORS.ink}; background: ${LIGHT_COLORS.sheet} }
`);
document.adoptedStyleSheets = [page];

const { partner, trouble, look } = readServed();
if (trouble) showTrouble(trouble);
else reportEvents(showElement(partner, look, new URLSearchParams(location.search)));
reportHeight();
