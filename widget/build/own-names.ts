import type { Plugin } from "vite";

/** How the bundler's helper, which makes the object of a module that is imported later, goes through its exports. */
const ALL_NAMES = /for \((?:var|let|const) (\w+) in (all)\)/;

/** Lets it see the exports alone: on a page that has put a value on `Object.prototype` it would stop at that. */
export const ownNames = (): Plugin => ({
  name: "own-names",
  renderChunk(code) {
    if (!ALL_NAMES.test(code)) throw new Error("The bundler's helper for exports is written in another way now.");
    return { code: code.replace(ALL_NAMES, "for (const $1 of Object.keys($2))"), map: null };
  },
});
