import { answerOutside, HttpProblem } from "./problem.ts";

/**
 * Where every request is said to be sent to. What stands in its address instead is the caller's word, and Elysia's router
 * begins to look for the path at a fixed place of it: this name is long enough for that.
 */
const ORIGIN = "http://localhost";

/** `host [":" port]` of RFC 3986, as RFC 9110 has it for the Host header. Of userinfo there is none in HTTP. */
const AUTHORITY = /^(\[[\da-f:.]+\]|([\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(:\d*)?$/i;

/**
 * Reads the path of a request, once, and gives it an address made of that alone: what our plugins decide by path and
 * what the router finds by it is then one and the same, whatever a caller writes as host or target. False where the
 * Host is no authority or the target no address: such a request has no path.
 */
function settlePath(request: Request): boolean {
  const host = request.headers.get("host");
  const given = request.url;
  // A request of HTTP/1.0 may have no Host; its address is then the path alone.
  const url = host === null || AUTHORITY.test(host) ? URL.parse(given.startsWith("/") ? ORIGIN + given : given) : null;
  const settled = url !== null && (url.protocol === "http:" || url.protocol === "https:");
  Object.defineProperty(request, "url", {
    value: settled ? ORIGIN + url.pathname + url.search : ORIGIN,
    configurable: true,
  });
  return settled;
}

const WRONG_HOST = "The Host of this request is no address of a server, or what it asks for is none of a page.";

/** Answers a request without a path of its own with a 400, before anything else is asked of it. */
export const withSettledPath =
  (handle: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    settlePath(request) ? handle(request) : Promise.resolve(answerOutside(request, new HttpProblem(400, WRONG_HOST)));

/** Path of a request without its query, "/api/issues/1", after `withSettledPath`. Empty where it has none. */
export function pathOf({ url }: Request): string {
  if (!url.startsWith(ORIGIN)) throw new Error("The path of this request is not settled.");
  const end = url.indexOf("?");
  return url.slice(ORIGIN.length, end < 0 ? undefined : end);
}

/** Is this the path of a route, which may be asked for with a slash at its end? */
export const isAt = (path: string, route: string) => path === route || path === `${route}/`;

/** Is this a call of the API, and not a page or file of the site? */
export const isApi = (request: Request) => pathOf(request).startsWith("/api/");
