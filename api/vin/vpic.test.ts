import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readVin } from "./read-vin.ts";
import { CIVIC_VIN } from "./testing.ts";
import { createVpic } from "./vpic.ts";

const row = {
  VIN: CIVIC_VIN,
  Make: "HONDA",
  Model: "Civic",
  DriveType: "FWD/Front-Wheel Drive",
  TransmissionStyle: "Automatic",
};
const answer = (more = {}) => Response.json({ Count: 1, Message: "Results returned", Results: [{ ...row, ...more }] });

let reply: () => Response | Promise<Response>;
const asked: { address: string; body: string }[] = [];
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    asked.push({ address: request.url, body: await request.text() });
    return reply();
  },
});
afterAll(() => server.stop(true));
beforeEach(() => {
  asked.length = 0;
  reply = () => answer();
});
const open = (failed: string[] = []) =>
  createVpic({
    url: server.url.origin,
    timeoutMs: 150,
    pauseMs: 5,
    onFailure: (message) => failed.push(message),
  });

describe("NHTSA's live tables", () => {
  it("fill in what ours leave open, with the VIN in the body alone, and are asked once", async () => {
    const vpic = open();
    for (let i = 0; i < 2; i++) {
      const { model, facts } = await readVin(CIVIC_VIN, vpic);
      expect(model).toBe("Civic");
      expect(facts).toMatchObject({ drive: "fwd", transmission: "automatic", layout: "i4" });
    }
    expect(asked).toHaveLength(1);
    expect(asked[0]!.address).not.toContain(CIVIC_VIN);
    expect(asked[0]!.body).toContain(CIVIC_VIN);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["fail", () => new Response("down", { status: 503 })],
    ["hang", () => new Promise<Response>(() => {})],
    ["send a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["send another shape", () => Response.json({ Results: "none" })],
    ["answer for another VIN", () => answer({ VIN: "1HGCM82633A004352" })],
  ])("that %s are asked once more, and then our own tables' word stands", async (_, bad) => {
    const failed: string[] = [];
    reply = bad;
    const { model, facts } = await readVin(CIVIC_VIN, open(failed));
    expect(model).toBe("Civic");
    expect(facts.drive).toBeUndefined();
    expect(asked).toHaveLength(2);
    expect(failed).toHaveLength(1);
    expect(failed.join()).not.toContain(CIVIC_VIN);
  });

  it("that failed thrice are left alone", async () => {
    reply = () => new Response("down", { status: 503 });
    const vpic = open();
    for (let i = 0; i < 3; i++) await vpic(CIVIC_VIN, 2012);
    const before = asked.length;
    expect(await vpic(CIVIC_VIN, 2012)).toBeUndefined();
    expect(asked).toHaveLength(before);
  });

  it("never overrule what ours say", async () => {
    reply = () => answer({ Make: "FERRARI", Model: "F40" });
    expect((await readVin(CIVIC_VIN, open())).make).toBe("Honda");
  });
});
