/**
 * The smallest proxy that spreads requests: each goes to the next server, whoever sends it. It adds the caller's
 * address as proxies do, and passes on everything else as it is.
 */
export function roundRobin(servers: readonly string[], port = 0) {
  let next = 0;
  return Bun.serve({
    hostname: "127.0.0.1",
    port,
    idleTimeout: 60,
    maxRequestBodySize: 512 * 1024 * 1024,
    async fetch(request, proxy) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set("x-forwarded-for", proxy.requestIP(request)!.address);
      const target = servers[next++ % servers.length]! + pathname + search;
      const { method, body } = request;
      return fetch(target, { method, headers, body, redirect: "manual", decompress: false });
    },
  });
}
