import type { Plugin } from "vite";

/**
 * Keeps zod to itself. It holds settings and lists in globals, which a host would find among its own, and through which
 * the zod of a host would change the messages of ours; and its loops over names come upon what a host has added to the
 * prototype of every object.
 */
export function ownSchemas(): Plugin {
  return {
    name: "own-schemas",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/zod/v4/core/")) return null;
      const out = code
        .replace(/for \(const (\w+) in ([\w.]+)\)/g, "for (const $1 of Object.keys($2))")
        .replaceAll(/globalThis\b(?=\.__zod|\))/g, "ownGlobals");
      return { code: out.includes("ownGlobals") ? `const ownGlobals = {};\n${out}` : out, map: null };
    },
  };
}
