import { afterAll, beforeAll, expect, it } from "vitest";
import { type OwnServer, ownServer } from "./benchmarks/own/own-server.ts";
import { roundRobin } from "./benchmarks/own/round-robin.ts";
import { emptyDatabase } from "./db/testing.ts";
import { requestOf, visit } from "./testing-visitor.ts";

const { url } = await emptyDatabase();
let servers: OwnServer[] = [];
let proxy: ReturnType<typeof roundRobin>;

beforeAll(async () => {
  const environment = { RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "127.0.0.1" };
  // Both find an empty database at the same moment.
  servers = await Promise.all([1, 2].map(() => ownServer(url, { environment })));
  proxy = roundRobin(servers.map((server) => server.url));
}, 120_000);
afterAll(async () => {
  await proxy?.stop(true);
  await Promise.all(servers.map((server) => server.stop()));
});

const call = (path: string, init = {}) => fetch(requestOf(path, init, proxy.url.origin));

it("two instances behind a proxy that takes turns serve one visitor as one would", async () => {
  const owner = await visit(call);
  const ids = await owner.describe();
  for (let i = 0; i < 4; i++)
    expect(await (await owner.call(`/api/diagnostics/${ids.diagnosticId}`)).json()).toMatchObject({
      issueId: ids.issueId,
    });
  const key = { "idempotency-key": crypto.randomUUID() };
  const body = { issueId: ids.issueId, feedback: "Good." };
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await (await owner.call("/api/feedback", { body, headers: key })).json());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it("their limits are those of one, exactly, also when all comes at once", async () => {
  const owner = await visit(call);
  const body = { fullName: "Dana", email: "dana@mail.example", subject: "Hi", message: "Hello." };
  const answers = await Promise.all(Array.from({ length: 30 }, () => owner.call("/api/contact", { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});
