/**
 * The origin that this script or module was loaded from, which the API is taken to share; the page's own for a bundle.
 * Read at once: `document.currentScript` is gone after the script's first run, and a module has its own address. A script
 * that a page loads as a module has neither: the first line of a stack names it.
 */
const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/** The nonce that the page gave the script's tag, for the policy of the page; empty where there is none. */
export const scriptNonce = script?.nonce ?? "";

export const scriptOrigin =
  originOf(script?.src) ??
  originOf(import.meta.url ?? /https?:[^\s()]+/.exec(new Error().stack ?? "")?.[0]) ??
  globalThis.location?.origin ??
  "";

function originOf(address: string | undefined) {
  try {
    const { protocol, origin } = new URL(address ?? "");
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}
