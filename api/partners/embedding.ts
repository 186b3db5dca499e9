/**
 * Who embeds the widget that sends a request, as the header `X-Repair-Assist-Partner` says it.
 *
 * | value | from |
 * |---|---|
 * | none | the site, a page without a partner, a program |
 * | `KEY` | the script on a partner's page |
 * | `frame` | `/embed/frame` on a page without a partner |
 * | `KEY.PASS` | `/embed/frame` on a partner's page: the pass was put into the frame when it was served (`frame-pass.ts`) |
 *
 * A frame lies on our own origin, yet within another's page: it has a session of its own, by token, and never the
 * cookie.
 */
export interface Embedding {
  /** The partner's key; undefined where there is no partner. */
  key?: string;
  framed: boolean;
  /** What follows the key, of a partner's frame. */
  pass?: string;
}

export const PARTNER_HEADER = "X-Repair-Assist-Partner";

/** What the frame of nobody in particular sends in place of a key. */
export const NO_PARTNER_FRAME = "frame";

export function embeddingOf(request: Request): Embedding {
  const value = request.headers.get(PARTNER_HEADER);
  if (value === null) return { framed: false };
  if (value === NO_PARTNER_FRAME) return { framed: true };
  const end = value.indexOf(".");
  return end < 0
    ? { key: value, framed: false }
    : { key: value.slice(0, end), framed: true, pass: value.slice(end + 1) };
}

/**
 * The partner whose page this request is from, or undefined. The key was checked before any route runs
 * (plugins/partner-pages).
 */
export const partnerKeyOf = (request: Request) => embeddingOf(request).key;
