import { expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { openDatabase } from "../../db/database.ts";
import { NO_OUTBOX } from "../../deliveries/outbox.ts";
import { problemOf, testApp } from "../../testing.ts";

const { call } = await testApp();
const gone = openDatabase("postgres://nobody:nothing@127.0.0.1:1/none");
const withoutDatabase = createApp({ db: gone.db, config: readConfig({}), analyse: () => ({}), outbox: NO_OUTBOX });
const callWithout = (path: string, init?: RequestInit) =>
  withoutDatabase.handle(new Request(`http://localhost${path}`, init));

it("a healthy server is live and ready", async () => {
  for (const [path, answer] of [
    ["/api/health", { live: true, ready: true }],
    ["/api/health/live", { live: true }],
    ["/api/health/ready", { ready: true }],
  ] as const) {
    const response = await call(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(answer);
  }
});

it("a server without its database is live but not ready, and says so at once", async () => {
  expect((await callWithout("/api/health/live")).status).toBe(200);
  const both = await callWithout("/api/health");
  expect(both.status).toBe(503);
  expect(await both.json()).toEqual({ live: true, ready: false });
  const ready = await callWithout("/api/health/ready");
  expect(ready.status).toBe(503);
  expect(ready.headers.get("retry-after")).toBe("5");
  expect((await problemOf(ready)).detail).toBe("The database does not answer.");
});

it("calls that need the database then answer 503 and when to try again, not 500", async () => {
  const response = await callWithout("/api/shops?zipCode=85253");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});
