import type { Plugin } from "vite";

/**
 * Keeps the settings and lists of zod in the script. It holds them in globals, which a host would find among its own, and
 * through which the zod of a host would change the messages of ours.
 */
export function ownSchemas(): Plugin {
  return {
    name: "own-schemas",
    enforce: "pre",
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(core|registries)\.js/.test(id)) return null;
      return { code: `const own = {};\n${code.replaceAll("globalThis", "own")}`, map: null };
    },
  };
}
