import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const widget = fileURLToPath(new URL("..", import.meta.url));
const registry = fileURLToPath(new URL("../theme/shadow-styles.ts", import.meta.url));
const ONE_SHEET = "the-whole-css-of-the-widget";
const EMITTED_CSS = /^\s*import\s+(['"])([^'"]+\.vanilla\.css)(?:\?[^'"]*)?\1;?/gm;

/**
 * Sends the CSS that vanilla-extract emits for `widget/` to the registry of the shadow roots, where it would otherwise
 * go to the head of the page and never reach them. Put it after `vanillaExtractPlugin()`; CSS of other folders is left
 * alone. `oneSheet`, for a build of one file, writes all of it in one place, where it compresses better: 1.2 KB less to
 * load.
 */
export function shadowCss({ oneSheet = false } = {}): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "shadow-css",
    enforce: "post",
    transform(code, id, options) {
      const [file = ""] = id.split("?");
      if (oneSheet && file === registry) return { code: `${code}\nregisterCss("", "${ONE_SHEET}");`, map: null };
      if (oneSheet && file.startsWith(widget) && file.endsWith(".vanilla.css")) {
        sheets.set(id, JSON.parse(code.replace(/^export default |;?$/g, "")));
        return { code: "export {}", map: null, moduleSideEffects: "no-treeshake" };
      }
      if (options?.ssr || !file.startsWith(widget) || !file.endsWith(".css.ts")) return null;
      let count = 0;
      const out = code.replace(EMITTED_CSS, (_match, _quote, spec: string) => {
        const n = count++;
        if (oneSheet) return `import ${JSON.stringify(`${spec}?inline`)};`;
        // Relative to the folder: the path of the machine that built it must not ship.
        const name = file.slice(widget.length).replace(/\.css\.ts$/, "");
        return [
          `import css${n} from ${JSON.stringify(`${spec}?inline`)};`,
          `import { registerCss as registerCss${n} } from ${JSON.stringify(registry)};`,
          `registerCss${n}(${JSON.stringify(name)}, css${n});`,
        ].join("\n");
      });
      return count ? { code: out, map: null } : null;
    },
    renderChunk(code, { moduleIds }) {
      if (!code.includes(ONE_SHEET)) return null;
      const css = moduleIds.map((id) => sheets.get(id) ?? "").join("");
      return { code: code.replace(JSON.stringify(ONE_SHEET), () => JSON.stringify(css)), map: null };
    },
  };
}
