import { createRoot, hydrateRoot } from "react-dom/client";
import { defineRepairAssist } from "../widget/element.ts";
import { App } from "./App.tsx";
import { followNewerReleases } from "./newer-release.ts";
import { pageAt } from "./pages.ts";
import "./theme/fonts.css";
import "./theme/tokens.css.ts";
import "./theme/global.css.ts";

followNewerReleases();
const root = document.getElementById("site")!;

/** Buttons that were pressed on the prerendered page before it was alive. */
const pressed: HTMLButtonElement[] = [];
const remember = (event: Event) => {
  const button = (event.target as Element).closest("button");
  if (!button) return;
  pressed.push(button);
  // The browser would send a form by itself, and write what is in it into the address.
  event.preventDefault();
};
root.addEventListener("click", remember);

// A prerendered page keeps its markup: what it holds must be loaded before it is brought to life.
await pageAt(location.pathname).Content.preload?.();
root.removeEventListener("click", remember);
if (root.hasChildNodes()) hydrateRoot(root, <App />);
else createRoot(root).render(<App />);
for (const button of pressed) button.click();
// The form is drawn after a pause, in which the page answers to whoever has begun to use it.
setTimeout(defineRepairAssist);
