import { generate } from "selfsigned";
import { Webhook } from "standardwebhooks";
import { afterAll, describe, expect, it } from "vitest";
import type { Resolve } from "./public-address.ts";
import { SECRET } from "./testing.ts";
import { createWebhookSender } from "./webhook.ts";

const NOTICE = { type: "lead.created", data: { name: "Dánä 🚗" } };
const ID = Bun.randomUUIDv7();

/** A receiver on this machine, and a sender that may call it. */
function receiver(
  answer: (request: Request) => Response | Promise<Response>,
  options: { allowPrivate?: boolean; resolve?: Resolve } = {},
) {
  const seen: string[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      seen.push(new URL(request.url).pathname);
      return answer(request);
    },
  });
  afterAll(() => server.stop(true));
  const url = `${server.url}hook`;
  return {
    seen,
    url,
    sender: createWebhookSender({ url, secret: SECRET, allowPrivate: true, timeoutMs: 500, ...options }),
  };
}

describe("a webhook", () => {
  it("is signed, dated and named, so that its receiver can tell that it is ours and whether it came before", async () => {
    const calls: { body: string; headers: Record<string, string> }[] = [];
    const { sender } = receiver(async (request) => {
      calls.push({ body: await request.text(), headers: Object.fromEntries(request.headers) });
      return new Response();
    });
    await sender.send(NOTICE, ID);
    await sender.send(NOTICE, ID);
    for (const { body, headers } of calls) {
      expect(headers["webhook-id"]).toBe(ID);
      expect(new Webhook(SECRET).verify(body, headers)).toMatchObject({ ...NOTICE, timestamp: expect.any(String) });
      expect(() => new Webhook(SECRET).verify(body.replace("lead", "feed"), headers)).toThrow();
    }
    expect(calls).toHaveLength(2);
  });

  it.each([200, 201, 202, 204])("is received with %d", async (status) => {
    await receiver(() => new Response(null, { status })).sender.send(NOTICE, ID);
  });

  it.each([400, 404, 410, 429, 500, 503])("is not received with %d", async (status) => {
    const { sender } = receiver(() => new Response("your data: Dana", { status }));
    await expect(sender.send(NOTICE, ID)).rejects.toThrow(new RegExp(`^The webhook answered ${status}\\.$`));
  });

  it("follows no redirect, wherever it leads", async () => {
    const { sender, seen } = receiver(() => Response.redirect("/elsewhere", 307));
    await expect(sender.send(NOTICE, ID)).rejects.toThrow("307, and redirects are not followed");
    expect(seen).toEqual(["/hook"]);
  });

  it("does not wait for ever, neither for an answer nor for its end", async () => {
    const silent = receiver(() => new Promise<Response>(() => {}));
    await expect(silent.sender.send(NOTICE, ID)).rejects.toThrow("did not answer in time");
    const endless = receiver(
      () => new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(65_536)) })),
    );
    await endless.sender.send(NOTICE, ID);
  });

  it("never reaches a private address, unless that is allowed", async () => {
    const { sender, seen } = receiver(() => new Response(), { allowPrivate: false });
    await expect(sender.send(NOTICE, ID)).rejects.toThrow("private address");
    expect(seen).toEqual([]);
  });

  it("reaches no private address by a name that changes its mind: what was judged is what is called", async () => {
    const asked: string[] = [];
    const { url, seen } = receiver(() => new Response());
    const rebinding = new URL(url);
    rebinding.hostname = "rebinding.example";
    const sender = createWebhookSender({
      url: rebinding.href,
      secret: SECRET,
      timeoutMs: 300,
      resolve: async (host) => {
        asked.push(host);
        return [{ address: asked.length === 1 ? "8.8.8.8" : "127.0.0.1", family: 4 }];
      },
    });
    await expect(sender.send(NOTICE, ID)).rejects.toThrow(/did not answer in time|cannot be reached/);
    expect([asked, seen]).toEqual([["rebinding.example"], []]);
  });

  it("trusts no name that stands for a private address among public ones", async () => {
    const resolve = async () => [
      { address: "8.8.8.8", family: 4 },
      { address: "10.0.0.8", family: 4 },
    ];
    const { sender, seen } = receiver(() => new Response(), { allowPrivate: false, resolve });
    await expect(sender.send(NOTICE, ID)).rejects.toThrow("private address");
    expect(seen).toEqual([]);
  });

  it("tells nothing to a receiver whose certificate nobody vouches for", async () => {
    const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
    const seen: string[] = [];
    const fetch = (request: Request) => {
      seen.push(request.url);
      return new Response();
    };
    const server = Bun.serve({ hostname: "127.0.0.1", port: 0, tls: { key, cert }, fetch });
    const sender = createWebhookSender({ url: `${server.url}`, secret: SECRET, allowPrivate: true });
    await expect(sender.send(NOTICE, ID)).rejects.toThrow("cannot be reached");
    expect(seen).toEqual([]);
    await server.stop(true);
  });

  it("says so where nobody listens", async () => {
    const sender = createWebhookSender({ url: "http://127.0.0.1:1/", secret: SECRET, allowPrivate: true });
    await expect(sender.send(NOTICE, ID)).rejects.toThrow(/^The webhook cannot be reached \(\w+\)\.$/);
  });
});
