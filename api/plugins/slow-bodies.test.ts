import { Elysia } from "elysia";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { problemOf } from "../testing.ts";
import { json, jsonOrForm } from "./body.ts";
import { withDeadline } from "./deadline.ts";
import { errors } from "./errors.ts";

describe("a body that is not here in time", () => {
  const hasty = new Elysia()
    .use(errors({ routes: () => [] }))
    .post("/json", ({ body }) => body, { parse: json({ within: 50 }), body: z.looseObject({}) })
    .post("/form", ({ body }) => body, {
      parse: jsonOrForm({ maxBytes: 2000, within: 50 }),
      body: z.looseObject({ files: z.array(z.any()) }),
    });

  it.each([
    ["/json", "application/json"],
    ["/form", "multipart/form-data; boundary=x"],
  ])("is a 408 however slowly it trickles in: %s", async (path, type) => {
    const endless = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await Bun.sleep(20);
        controller.enqueue(new TextEncoder().encode(" "));
      },
    });
    const request = new Request(`http://localhost${path}`, {
      method: "POST",
      body: endless,
      headers: { "content-type": type },
    });
    const response = await hasty.handle(request);
    expect(response.status).toBe(408);
    expect((await problemOf(response)).detail).toMatch(/did not arrive in time.+try again\.$/);
  });
});

describe("a form that comes too slowly", () => {
  const patient = new Elysia().use(errors({ routes: () => [] })).post("/form", ({ body }) => body, {
    parse: jsonOrForm({ maxBytes: 2000, within: 60_000, leastRate: { bytes: 20, each: 100 } }),
    body: z.looseObject({ files: z.array(z.any()) }),
  });
  const post = (body: ReadableStream<Uint8Array>, more = {}) =>
    patient.handle(
      new Request("http://localhost/form", {
        method: "POST",
        body,
        headers: { "content-type": "multipart/form-data; boundary=x", ...more },
      }),
    );
  const every = (ms: number, piece: string, times = Number.POSITIVE_INFINITY) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        await Bun.sleep(ms);
        controller.enqueue(new TextEncoder().encode(piece));
        if (++sent === times) controller.close();
      },
    });
  };

  it.each([{}, { "content-length": "1900" }])("is a 408 long before its time is over: %j", async (declared) => {
    const started = performance.now();
    const response = await post(every(20, "-"), declared);
    expect(response.status).toBe(408);
    expect((await problemOf(response)).detail).toContain("did not arrive in time");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("and one that keeps coming is taken, however long it takes", async () => {
    expect((await post(every(20, "-".repeat(20), 20))).status).toBe(400);
  });
});

describe("the deadline of a call", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["/api/things", "application/json", 30_000],
    ["/api/issue-details", "multipart/form-data; boundary=x", 20_000],
  ])("does not cut a slow body off: %s of %s is a 408 after %d ms", async (path, type, after) => {
    const slow = new Elysia()
      .use(errors({ routes: () => [] }))
      .post("/api/things", ({ body }) => body, { parse: json(), body: z.looseObject({}) })
      .post("/api/issue-details", ({ body }) => body, {
        parse: jsonOrForm({ maxBytes: 2000 }),
        body: z.looseObject({}),
      });
    const body = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
    const request = new Request(`http://localhost${path}`, { method: "POST", body, headers: { "content-type": type } });
    let status: number | undefined;
    const answered = withDeadline(async (asked) => slow.fetch(asked))(request).then((response) => {
      status = response.status;
    });
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(status).toBe(408);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("starts when the body is here", async () => {
    const hanging = new Elysia().post("/api/things", () => new Promise<never>(() => {}), {
      parse: json(),
      body: z.looseObject({}),
    });
    const headers = { "content-type": "application/json" };
    const request = new Request("http://localhost/api/things", { method: "POST", body: "{}", headers });
    const answered = withDeadline(async (asked) => hanging.fetch(asked))(request);
    await vi.advanceTimersByTimeAsync(10_001);
    expect((await answered).status).toBe(503);
  });
});
