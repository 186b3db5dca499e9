import { beforeEach, describe, expect, it } from "vitest";
import type { ModelRecord } from "../../analysis/input.ts";
import { DARK, expertSite, WARM, WARM_REQUEST } from "./expert-testing.ts";
import { createLanguageModel } from "./model.ts";
import { SUBJECTS } from "./subjects.ts";
import { completion, expertAnswer, inParts, type Reply, refusal } from "./testing.ts";

const { stub, plainOwner, send, readingsOf } = await expertSite();
beforeEach(() => {
  stub.requests.length = 0;
});

const whole = async (reply: object) => (await completion(reply)).text();

describe("a service", () => {
  it("that sends its answer in small parts is waited for", async () => {
    const body = await whole(expertAnswer({ causes: [{ id: "motor-mount", percent: 70, words: [] }] }));
    stub.reply = async () => inParts(body.match(/.{1,40}/gs)!);
    expect((await send(DARK)).results.potentialCauses?.[0]?.id).toBe("motor-mount");
  });

  it.each<[string, Reply, ModelRecord["outcome"]]>([
    ["fails", new Response("broken", { status: 500 }), "failed"],
    ["refuses the key", Response.json({ error: { message: "bad key" } }, { status: 401 }), "failed"],
    ["has had enough", Response.json({ error: { message: "slow down" } }, { status: 429 }), "failed"],
    ["refuses", refusal(), "refused"],
    ["talks", "It is surely the heater core, my friend.", "refused"],
    ["sends broken JSON", '{"causes": [{"id": "heater-core-clogged", "percent": 9', "unusable"],
    ["sends another shape", { causes: "heater core" }, "unusable"],
    ["sends a page", new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }), "failed"],
    [
      "streams events that nobody asked for",
      async () => inParts(['data: {"choices":[]}\n\n', "data: [DONE]\n\n"], { type: "text/event-stream" }),
      "failed",
    ],
  ])("that %s leaves the built-in answer, and the record says so", async (_, reply, outcome) => {
    stub.reply = reply;
    const record = await send(WARM);
    const { assumptions: [note, ...assumptions] = [], ...results } = record.results;
    const plain = (await send(WARM, plainOwner)).results;
    expect({ ...results, assumptions }).toEqual(plain);
    expect(note).toContain("so our own reader read what you sent");
    expect((await readingsOf(record)).model).toMatchObject({
      name: "expert-1",
      outcome,
      ...(reply instanceof Response && reply.status >= 400 && { status: reply.status }),
    });
  });

  it.each<[string, () => Promise<Response>]>([
    ["never answers", () => new Promise<Response>(() => {})],
    ["stops in the middle of its answer", async () => inParts(['{"id":"one","choices":['], { ends: false })],
  ])("that %s is given up in time", async (_, reply) => {
    stub.reply = reply;
    const model = createLanguageModel({ baseUrl: stub.baseUrl, model: "expert-1", timeoutMs: 150 });
    const started = performance.now();
    const answer = await model.understand(WARM_REQUEST, AbortSignal.timeout(20_000));
    expect(answer?.outcome).toBe("late");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("has at most twelve seconds", () => {
    for (const { timeoutMs } of Object.values(SUBJECTS)) expect(timeoutMs).toBeLessThanOrEqual(12_000);
  });
});

describe("what leaves this machine", () => {
  it("is the text without contact details, year, make, model and miles, and what is the same for everybody", async () => {
    stub.reply = expertAnswer();
    await send("I am Dana Smith, dana@mail.example, 85253, VIN 1HGCM82633A004352. The heater is not warm.");
    await send("Another text.");
    const [body, other] = stub.requests.map((request) => JSON.parse(request.body));
    const said = body.messages.at(-1).content;
    expect(typeof said === "string" ? said : said.map(({ text }: { text: string }) => text).join("")).toBe(
      "The car: 2012 Honda Civic with 98000 miles\nThe owner wrote:\nI am •••• •••••, •••••••••••••••••, •••••, VIN •••••••••••••••••. The heater is not warm.",
    );
    expect(body.messages[0]).toEqual({ role: "system", content: SUBJECTS.symptoms.instructions });
    const { messages, ...settings } = body;
    const { messages: otherMessages, ...otherSettings } = other;
    expect(settings).toEqual(otherSettings);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toEqual(otherMessages[0]);
    expect(Object.keys(settings).sort()).toEqual(["max_tokens", "model", "response_format", "temperature"]);
  });
});
