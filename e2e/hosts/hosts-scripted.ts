import { expect } from "../test.ts";
import { type Host, SLOT } from "./host.ts";

const EMPTY_SLOT = '<main id="slot"></main>';

/** Hosts whose scripts are the trouble. */
export const SCRIPTED: readonly Host[] = [
  {
    name: "on-react",
    title: "a page made with React",
    script: "react.jsx",
    body: `<div id="app"></div>${EMPTY_SLOT}`,
    hostile: () => document.querySelector("#app h1") !== null,
  },
  {
    name: "on-jquery",
    title: "a page made with jQuery and its plugins",
    script: "jquery.js",
    hostile: () => "jQuery" in window,
  },
  {
    name: "moving",
    title: "a page whose framework moves nodes about",
    script: "moving.js",
    body: EMPTY_SLOT,
    hostile: () => document.querySelectorAll("#slot > section").length === 2,
  },
  {
    name: "polluted",
    title: "a page that has extended the built-in prototypes",
    script: "polluted.js",
    hostile() {
      const found: string[] = [];
      for (const name in []) found.push(name);
      return found.includes("last") && found.includes("extend");
    },
  },
  {
    name: "single-page",
    title: "an application that takes the element out and puts it back",
    script: "single-page.js",
    body: `<nav><button>Blog</button><button>Repairs</button></nav>${EMPTY_SLOT}`,
    async meanwhile(page, wizard) {
      await page.getByRole("button", { name: "Blog" }).click();
      await expect(wizard).toHaveCount(0);
      await page.getByRole("button", { name: "Repairs" }).click();
    },
    hostile: () => document.querySelector("nav") !== null,
  },
  {
    name: "translated",
    title: "a page that the browser has translated",
    script: "translated.js",
    body: `<h1>My car blog</h1>${SLOT}`,
    hostile: () => document.querySelector("h1 font font") !== null,
  },
];
