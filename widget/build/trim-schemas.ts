import type { Plugin } from "vite";
import { type Trimming, trim } from "./trim.ts";

const throws = (name: string) => `() => () => { throw new Error("zod: ${name} is left out"); }`;

/**
 * What zod keeps for schemas unlike ours, by its files. Ours are read at once, without promises, in one direction, with
 * no word on unknown fields, no coercion and no key that tells the kind of an object.
 */
const SCHEMAS: Record<string, Trimming> = {
  "core/schemas.js": {
    leftOut: ["standardProps"],
    instead: {
      capSize: "() => {}",
      normalizeDef: "(def) => ({ ...def, allKeys: Object.keys(def.shape) })",
    },
    always: {
      "_ instanceof Promise": "false",
      "r instanceof Promise": "false",
      "result instanceof Promise": "false",
      "canary instanceof Promise": "false",
      "checkResult instanceof Promise": "false",
      "_out instanceof Promise": "false",
      "left instanceof Promise": "false",
      "right instanceof Promise": "false",
      "ctx.async": "false",
      "ctx.direction": "undefined",
      "ctx.skipChecks": "undefined",
      "ctx?.abortEarly": "undefined",
      "def.catchall": "undefined",
      "def.coerce": "undefined",
      "core.globalConfig.memoizer": "undefined",
    },
    without: [
      'util.defineLazyInternal(inst, "pattern"',
      'util.defineLazyInternal(inst, "values"',
      'util.defineLazyInternal(inst, "propValues"',
      "inst._zod.pattern =",
    ],
  },
  "core/core.js": {
    instead: { newError: "(Definition) => new Definition()" },
    always: { "globalThis.__zod_globalConfig?.postProcessor": "undefined" },
  },
  "core/errors.js": {
    instead: {
      initializer:
        '(inst, issues) => { Object.assign(inst, { name: "$ZodError", issues }); Object.defineProperty(inst, "message", _messageDesc); }',
    },
  },
  "core/parse.js": {
    instead: { _parseAsync: throws("parseAsync"), _safeParseAsync: throws("safeParseAsync") },
    always: { "result instanceof Promise": "false" },
  },
  "core/util.js": { instead: { captureStackTrace: "() => {}" } },
};

/** Leaves it out of the bundle. */
export function trimSchemas(): Plugin {
  return {
    name: "trim-schemas",
    enforce: "pre",
    transform(code, id) {
      const [, file = ""] = /\/node_modules\/zod\/v4\/(.+)$/.exec(id) ?? [];
      const trimming = SCHEMAS[file];
      return trimming ? { code: trim("zod", code, trimming), map: null } : null;
    },
  };
}
