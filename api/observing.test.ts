import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OwnServer, ownServer } from "./benchmarks/own/own-server.ts";
import { emptyDatabase } from "./db/testing.ts";
import { requestOf, visit } from "./testing-visitor.ts";

const { url: databaseUrl } = await emptyDatabase();
const PROXY_ID = "0123456789abcdef0123456789abcdef";
const WORDS = "The zebra squeals when I brake";
/** What a visitor sends or is told, none of which is the log's business. */
const PERSONAL = [
  "Dana",
  "Smith",
  "dana@mail.example",
  "85253",
  "1HGCM82633A004352",
  "zebra",
  "203.0.113.7",
  "Zanzibar/7.1",
  "127.0.0.1",
  "::1",
];

let server: OwnServer;
let metrics: string;
const secrets: string[] = [];
const ids: Response[] = [];

beforeAll(async () => {
  server = await ownServer(databaseUrl, {
    environment: { METRICS_PORT: "0", NODE_ENV: "production", RATE_LIMIT_SCALE: "" },
  });
  const headers = { "x-forwarded-for": "203.0.113.7", "user-agent": "Zanzibar/7.1" };
  const call = async (path: string, { headers: more, ...init }: Parameters<typeof requestOf>[1] = {}) => {
    const response = await fetch(requestOf(path, { ...init, headers: { ...headers, ...more } }, server.url));
    ids.push(response.clone());
    return response;
  };
  const owner = await visit(call, "https://blog.example");
  secrets.push(...Object.values(owner.session).map((value) => value.replace("Bearer ", "")));
  const { issueId, diagnosticId } = await owner.describe(`${WORDS} at 85253.`);
  await owner.call(`/api/diagnostics/${diagnosticId}`);
  await owner.call("/api/feedback", { body: { issueId, feedback: `${WORDS}, Dana.` } });
  const link = (await (await owner.call(`/api/diagnostics/${diagnosticId}/share`, { method: "POST" })).json()) as {
    token: string;
  };
  secrets.push(link.token);
  for (const path of [`/api/shared/${link.token}`, `/shared/${link.token}`, "/api/shops?zipCode=85253"])
    await call(path);
  await call("/api/vin", { body: { vin: "1HGCM82633A004352" } });
  await call("/api/vin?vin=1HGCM82633A004352");
  const letter = { fullName: "Dana Smith", email: "dana@mail.example", subject: "Hi", message: WORDS };
  await call("/api/contact", { body: letter });
  // Refused ones too: a wrong field, no JSON, an address nobody knows, a method that is any word.
  await call("/api/contact", { body: { ...letter, email: "dana at mail" } });
  await call("/api/contact", { body: '{"email":"dana@mail.example"', headers: { "content-type": "application/json" } });
  await call("/api/dana@mail.example/85253");
  await call("/Dana/Smith?email=dana@mail.example", { method: "ZEBRA" });
  await call("/api/health", { headers: { "x-request-id": PROXY_ID } });
  await call("/api/health", { headers: { "x-request-id": "Dana Smith" } });
  await vi.waitFor(() => expect(requests()).toHaveLength(ids.length), 10_000);
  metrics = await (await fetch(`${server.metrics}/metrics`)).text();
}, 120_000);
afterAll(() => server?.kill());

const requests = () => server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");

describe("the log", () => {
  it("has a line of JSON for every request, with its id, method, route pattern, status and time, and no more", () => {
    expect(requests()).toHaveLength(ids.length);
    for (const line of requests())
      expect(Object.keys(line).sort()).toEqual([
        "level",
        "method",
        "ms",
        "msg",
        "requestId",
        "route",
        "status",
        "time",
      ]);
    for (const { time } of requests()) expect(time).toBe(new Date(time).toISOString());
    const routes = requests().map(({ method, route, status }) => `${method} ${route} ${status}`);
    expect(routes).toContain("GET /api/diagnostics/:diagnosticId 200");
    expect(routes).toContain("GET /api/shared/:token 200");
    expect(routes).toContain("POST /api/contact 422");
    expect(routes).toContain("GET unknown 404");
  });

  it("names each request as its answer does, by the id that a proxy gave or by a new one", () => {
    const told = ids.map((response) => response.headers.get("x-request-id"));
    expect(
      requests()
        .map(({ requestId }) => requestId)
        .sort(),
    ).toEqual([...told].sort());
    expect(told).toContain(PROXY_ID);
    expect(told).not.toContain("Dana Smith");
    expect(new Set(told).size).toBe(told.length);
  });

  it("holds nothing of the visitor: no name, address, ZIP, word, token or browser", () => {
    const log = server.log.join("\n");
    for (const secret of [...PERSONAL, ...secrets]) expect(log, secret).not.toContain(secret);
  });
});

describe("/metrics", () => {
  it("tells rates and latencies by route pattern, the engine's time, the pool and the queue", () => {
    for (const series of [
      'http_requests_total{method="GET",route="/api/diagnostics/:diagnosticId",status="200"} 1',
      'http_request_duration_seconds_count{method="POST",route="/api/issue-details"} 1',
      'analysis_duration_seconds_count{issue_type="symptoms"} 1',
      "database_up 1",
      "database_connections_max 10",
      'database_connections{state="idle"}',
      "# TYPE deliveries gauge",
      "process_resident_memory_bytes ",
    ])
      expect(metrics).toContain(series);
  });

  it("holds nothing of the visitor, and no path or method of a stranger's making", () => {
    for (const secret of [...PERSONAL, "ZEBRA", ...secrets]) expect(metrics, secret).not.toContain(secret);
  });

  it("is not to be had where visitors are, and nothing else is to be had there", async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${server.metrics}/api/health`)).status).toBe(404);
    expect((await fetch(`${server.metrics}/metrics`, { headers: { host: "<script>" } })).status).toBe(404);
  });
});

it("the server stops when it is asked to, having said all it had to say", async () => {
  const last = await fetch(`${server.url}/api/health/live`);
  expect(await server.stop()).toBe(0);
  expect(requests().at(-1)!.requestId).toBe(last.headers.get("x-request-id"));
  expect(JSON.parse(server.log.at(-1)!)).toMatchObject({ level: "info", msg: "stopped" });
});
