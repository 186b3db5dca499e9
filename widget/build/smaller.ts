import type { Plugin } from "vite";

/** A name that no package's minified code has: what is called pure by name is pure wherever the name stands. */
const SCHEMAS = "schemaBuilder";

/** What rolldown may take for granted of our code and of the packages in the widget. */
export const treeshake = { propertyReadSideEffects: false, manualPureFunctions: [SCHEMAS] } as const;

/**
 * Makes calls of zod count as mere descriptions. A schema that nobody parses with, such as a request that only the
 * server checks, then falls away with its rules.
 */
export function pureSchemas(): Plugin {
  return {
    name: "pure-schemas",
    enforce: "pre",
    transform(code, id) {
      const zod = 'import * as z from "zod/mini"';
      if (id.includes("/node_modules/") || !code.includes(zod)) return null;
      const out = code.replace(zod, zod.replace("z", SCHEMAS)).replace(/\bz\.(?=\w)/g, `${SCHEMAS}.`);
      return { code: out.replace(/\bz(?=\s+\.\w)/g, SCHEMAS), map: null };
    },
  };
}

const WHOLE_REACT = /^import (\w+)(, *\{[^}]*\})? from ['"]react['"]/m;

/**
 * Packages take React as one object, and with it all of preact/compat. By its names, what none of them uses, such as
 * Suspense, falls away.
 */
export function reactByName(): Plugin {
  return {
    name: "react-by-name",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/node_modules/") || !WHOLE_REACT.test(code)) return null;
      const out = code.replace(
        WHOLE_REACT,
        (_match, name, named = "") =>
          `import * as ${name} from "react";${named && `import${named.slice(1)} from "react"`}`,
      );
      return { code: out, map: null };
    },
  };
}
