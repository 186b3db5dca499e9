/**
 * The origin that this script or module was loaded from, which the API is taken to share; the page's own for a bundle.
 * Read at once: `document.currentScript` is gone after the script's first run, and a module has its own address.
 */
const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

export const scriptOrigin = originOf(script?.src) ?? originOf(import.meta.url) ?? globalThis.location?.origin ?? "";

function originOf(address: string | undefined) {
  try {
    const { protocol, origin } = new URL(address ?? "");
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}
