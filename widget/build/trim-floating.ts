import type { Plugin } from "vite";
import { type Trimming, trim } from "./trim.ts";

/**
 * What floating-ui keeps for boxes unlike our tooltip, by its files: that stands alone over the middle of its control or
 * under it, and `ui/Tooltip/top-layer.ts` measures the window for it in place of a page's scrolled ancestors.
 */
const FLOATING: Record<string, Trimming> = {
  "dom/dist/floating-ui.dom.mjs": { instead: { platform: "{}" } },
  "core/dist/floating-ui.core.mjs": {
    instead: {
      rtl: "undefined",
      isBasePlacement: "true",
      hasFallbackAxisSideDirection: "false",
      ignoreCrossAxisOverflow: "false",
      offsetScale: "{ x: 1, y: 1 }",
    },
    always: {
      "platform.detectOverflow": "undefined",
      "platform.isElement": "undefined",
      "platform.getDocumentElement": "undefined",
      "platform.getOffsetParent": "undefined",
      "platform.convertOffsetParentRelativeRectToViewportRelativeRect": "undefined",
      "middlewareData.arrow": "undefined",
    },
  },
  "utils/dist/floating-ui.utils.mjs": {
    leftOut: ["getAlignmentSides", "getExpandedPlacements", "getOppositeAxisPlacements"],
    instead: { getAlignment: "() => undefined" },
  },
};

/** Leaves it out of the bundle. */
export function trimFloating(): Plugin {
  return {
    name: "trim-floating",
    enforce: "pre",
    transform(code, id) {
      const [, file = ""] = /\/node_modules\/@floating-ui\/(.+)$/.exec(id) ?? [];
      const trimming = FLOATING[file];
      return trimming ? { code: trim(`@floating-ui/${file}`, code, trimming), map: null } : null;
    },
  };
}
