import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export interface RequestNoted {
  method: string;
  /** Pattern of the route, never a path. */
  route: string;
  status: number;
}

/** Seconds of the histograms' buckets: from a read out of memory to the longest wait that a caller is asked for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** What Prometheus reads of this process. Each process has its own; names follow Prometheus' conventions. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests by method, route pattern and status.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const latency = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to its answer by method and route pattern.",
    labelNames: ["method", "route"] as const,
    buckets: BUCKETS,
    registers,
  });
  const analysis = new Histogram({
    name: "analysis_duration_seconds",
    help: "Time for one analysis by kind of issue, its wait for a worker included.",
    labelNames: ["issue_type"] as const,
    buckets: BUCKETS,
    registers,
  });

  return {
    request({ method, route, status }: RequestNoted, seconds: number) {
      requests.inc({ method, route, status });
      latency.observe({ method, route }, seconds);
    },

    /** Times the analysis; what it answers or throws passes through. */
    timed:
      <I extends { issueType: string }, O>(analyse: (input: I) => O) =>
      async (input: I): Promise<Awaited<O>> => {
        const end = analysis.startTimer({ issue_type: input.issueType });
        try {
          return await analyse(input);
        } finally {
          end();
        }
      },

    /** Figures that are asked for each time Prometheus comes: `read` answers a value for each set of labels. */
    gauge<L extends string>(name: string, help: string, labelNames: readonly L[], read: () => Promise<Reading<L>[]>) {
      const gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          const readings = await read();
          gauge.reset();
          for (const { labels, value } of readings) gauge.set(labels, value);
        },
      });
    },

    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

interface Reading<L extends string> {
  labels: Partial<Record<L, string | number>>;
  value: number;
}
