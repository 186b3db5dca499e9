/**
 * The origin that this script was loaded from, which the API is taken to share; the page's own for a module or a bundle.
 * Read at once: `document.currentScript` is gone after the script's first run.
 */
const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

export const scriptOrigin = originOf(script?.src) ?? globalThis.location?.origin ?? "";

function originOf(address: string | undefined) {
  try {
    const { origin } = new URL(address ?? "");
    return origin === "null" ? undefined : origin;
  } catch {
    return undefined;
  }
}
