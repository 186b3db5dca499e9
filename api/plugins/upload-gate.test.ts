import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { NO_OUTBOX } from "../deliveries/outbox.ts";
import { FOREIGN_ORIGIN, HONDA, OWN_ORIGIN, problemOf, testApp } from "../testing.ts";
import { createUploadGate } from "./upload-gate.ts";

const { db, visit } = await testApp();

const from = (sessionId: string, address = `address of ${sessionId}`) => ({ sessionId, address });

const form = () =>
  new Request("http://localhost/api/issue-details", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });

describe("photos on their way", () => {
  it("are eight forms at once: the next is told when to try again, and gets the first place that is free", () => {
    const gate = createUploadGate();
    const here = Array.from({ length: 8 }, form);
    here.forEach((request, i) => {
      gate.enter(request, from(`session ${i}`));
    });
    expect(() => gate.enter(form(), from("another"))).toThrow("Many photos are arriving right now.");
    gate.leave(here[3]!);
    gate.enter(form(), from("another"));
  });

  it("are two forms of one session, whose others wait for them", () => {
    const gate = createUploadGate();
    const first = form();
    gate.enter(first, from("mine"));
    gate.enter(form(), from("mine"));
    expect(() => gate.enter(form(), from("mine"))).toThrow("Your other photos are still on their way.");
    gate.enter(form(), from("yours"));
    gate.leave(first);
    gate.enter(form(), from("mine"));
  });

  it("are four forms of one address, whatever its sessions: others keep their places", () => {
    const gate = createUploadGate();
    const [first, ...more] = Array.from({ length: 4 }, form);
    gate.enter(first!, from("session 0", "one"));
    more.forEach((request, i) => {
      gate.enter(request, from(`session ${i + 1}`, "one"));
    });
    expect(() => gate.enter(form(), from("session 9", "one"))).toThrow("arriving from your network right now.");
    gate.enter(form(), from("somebody", "another"));
    gate.leave(first!);
    gate.enter(form(), from("session 9", "one"));
  });

  it("do not hold up what is sent without photos", () => {
    const gate = createUploadGate();
    const json = () =>
      new Request("http://localhost/", { method: "POST", headers: { "content-type": "application/json" } });
    for (let i = 0; i < 20; i++) gate.enter(json(), from("mine"));
  });
});

describe("in the app", () => {
  /** A form whose body stays on its way until it is let go. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await promise;
        controller.close();
      },
    });
    return { body, letGo: resolve };
  }

  it("a third form of one visitor is a 503 with Retry-After, and a place is free again after any answer", async () => {
    const owner = await visit(OWN_ORIGIN);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const send = (body: BodyInit) => owner.call("/api/issue-details", { method: "POST", body, headers });
    const [one, two] = [held(), held()];
    const underWay = [send(one.body), send(two.body)];
    const broken = "--x\r\nnothing";
    let third = await send(broken);
    // The first two take their places when their session is found.
    while (third.status === 400) third = await send(broken);
    expect([third.status, third.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await problemOf(third)).detail).toMatch(/Please try again in a few seconds\. Nothing you typed is lost\.$/);
    one.letGo();
    two.letGo();
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([400, 400]);
    expect((await send(broken)).status).toBe(400);
  });

  it("four sessions that send a byte at a time leave places to others, over real connections", async () => {
    const config = readConfig({ RATE_LIMIT_SCALE: "1000", TRUSTED_PROXIES: "127.0.0.1" });
    const app = createApp({ db, config, analyse: () => ({}), outbox: NO_OUTBOX });
    const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: app.handle });
    app.behind(server);
    const sockets: Socket[] = [];
    afterAll(async () => {
      for (const socket of sockets) socket.destroy();
      await server.stop(true);
    });
    const tokenOf = async () => {
      const headers = { "content-type": "application/json", origin: FOREIGN_ORIGIN };
      const opened = await fetch(`${server.url}api/vehicle-info`, {
        method: "POST",
        headers,
        body: JSON.stringify(HONDA),
      });
      return ((await opened.json()) as { sessionToken: string }).sessionToken;
    };
    /** Sends a form of which there is never more than its first byte; answers the status where it is refused. */
    const drip = (token: string, address: string) => {
      const socket = connect(server.port!, "127.0.0.1");
      sockets.push(socket);
      const head = [
        "POST /api/issue-details HTTP/1.1",
        "Host: a",
        "Content-Type: multipart/form-data; boundary=x",
        "Content-Length: 1000000",
        `Authorization: Bearer ${token}`,
        `Origin: ${FOREIGN_ORIGIN}`,
        `X-Forwarded-For: ${address}`,
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n-`);
      return once(socket, "data").then(([answer]) => Number(String(answer).split(" ")[1]));
    };
    const sessions = await Promise.all(Array.from({ length: 6 }, tokenOf));
    const attacker = "198.51.100.1";
    const refused = Promise.withResolvers<number>();
    let refusals = 0;
    for (const token of [...sessions, ...sessions])
      void drip(token, attacker).then((status) => {
        if (status === 503 && ++refusals === 8) refused.resolve(refusals);
      });
    expect(await refused.promise).toBe(8);
    const body = new FormData();
    body.set("description", "It squeals.");
    const headers = {
      authorization: `Bearer ${await tokenOf()}`,
      origin: FOREIGN_ORIGIN,
      "x-forwarded-for": "203.0.113.7",
    };
    const answers = await Promise.all(
      [1, 2].map(() => fetch(`${server.url}api/issue-details`, { method: "POST", headers, body })),
    );
    // Taken in and read: what it lacks is said.
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });
});
