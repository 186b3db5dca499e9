/** Where Elysia begins to look for a path in a whole address: past "https://" and the shortest host that it takes for one. */
const HOST = 11;

/**
 * Path of a request without its query: "/api/issues/1". It is cut out of the address exactly as Elysia cuts it, so that what
 * is decided by path is decided for the very path that is routed, whatever a caller writes as the host.
 */
export function pathOf({ url }: Request): string {
  const start = url.indexOf("/", HOST);
  const end = url.indexOf("?", start);
  return url.slice(start, end < 0 ? undefined : end);
}

/** Is this a call of the API, and not a page or file of the site? */
export const isApi = (request: Request) => pathOf(request).startsWith("/api/");
