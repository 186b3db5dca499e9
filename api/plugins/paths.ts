const paths = new WeakMap<Request, string>();

/** Path of a request without its query: "/api/issues/1". Most plugins ask for it: the address is read once. */
export function pathOf(request: Request): string {
  let path = paths.get(request);
  if (path === undefined) {
    path = new URL(request.url).pathname;
    paths.set(request, path);
  }
  return path;
}

/** Is this a call of the API, and not a page or file of the site? */
export const isApi = (request: Request) => pathOf(request).startsWith("/api/");
