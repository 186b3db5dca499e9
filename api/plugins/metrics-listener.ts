import type { Config } from "../config.ts";
import type { Metrics } from "./metrics.ts";

/**
 * `/metrics` for Prometheus on a port of its own, so that no proxy of the site can reach it. It has no password: bind it
 * to an address that only Prometheus sees.
 */
export function listenForPrometheus(metrics: Metrics, { METRICS_HOST, METRICS_PORT }: Config) {
  const server = Bun.serve({
    hostname: METRICS_HOST,
    port: METRICS_PORT,
    development: false,
    async fetch(request) {
      if (URL.parse(request.url)?.pathname !== "/metrics") return new Response(null, { status: 404 });
      return new Response(await metrics.text(), { headers: { "content-type": metrics.contentType } });
    },
  });
  return { url: server.url.origin, stop: () => server.stop(true) };
}
