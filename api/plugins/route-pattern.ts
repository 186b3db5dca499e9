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

const NONE: RoutesAt = { pattern: undefined, methods: [] };

/** Looks routes up by path. The site's catch-all does not count under /api/. */
export function routesByPath(routes: readonly Route[]): (path: string) => RoutesAt {
  const byPattern = new Map<string, RoutesAt>();
  for (const { method, path } of routes) {
    const methods = byPattern.get(path)?.methods ?? [];
    const taken = method === "GET" ? ["GET", "HEAD"] : [method];
    byPattern.set(path, { pattern: path, methods: [...new Set([...methods, ...taken])] });
  }
  const withParts = [...byPattern.values()]
    .filter(({ pattern }) => /[:*]/.test(pattern!))
    .map((at) => ({ at, matches: toRegExp(at.pattern!) }));

  return (path) => {
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const exact = byPattern.get(plain);
    if (exact) return exact;
    const isApi = path.startsWith("/api/");
    return (
      withParts.find(({ at, matches }) => !(isApi && at.pattern!.endsWith("*")) && matches.test(plain))?.at ?? NONE
    );
  };
}

const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replace(/\*$/, ".*").replace(/:\w+/g, "[^/]+")}$`);
