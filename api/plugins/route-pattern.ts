import { Memoirist } from "memoirist";

/** A route as Elysia lists it: `{ method: "GET", path: "/api/issues/:issueId" }`. */
export interface Route {
  method: string;
  path: string;
}

/** What the routes of an app are at a path. */
export interface RoutesAt {
  /** As it was declared, "/api/issues/:issueId", so that no id is in it; undefined for an address nobody knows. */
  pattern: string | undefined;
  methods: readonly string[];
}

/** The methods of a path are kept together: it is found under none of them. */
const ANY = "";
const NONE: RoutesAt = { pattern: undefined, methods: [] };

/** Looks routes up by path, as Elysia does and with its router. The site's catch-all does not count under /api/. */
export function routesByPath(routes: readonly Route[]): (path: string) => RoutesAt {
  const byPattern = new Map<string, RoutesAt>();
  for (const { method, path } of routes) {
    const methods = byPattern.get(path)?.methods ?? [];
    const taken = method === "GET" ? ["GET", "HEAD"] : [method];
    byPattern.set(path, { pattern: path, methods: [...new Set([...methods, ...taken])] });
  }
  const router = new Memoirist<RoutesAt>();
  for (const at of byPattern.values()) router.add(ANY, at.pattern!, at);

  return (path) => {
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const at = router.find(ANY, plain)?.store ?? NONE;
    return path.startsWith("/api/") && at.pattern?.endsWith("*") ? NONE : at;
  };
}
