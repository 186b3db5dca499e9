import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import type { ModelRecord } from "../../analysis/input.ts";
import { issues } from "../../db/schema/index.ts";
import { OWN_ORIGIN, testApp } from "../../testing.ts";
import { createLanguageModel } from "./model.ts";
import { SUBJECTS } from "./subjects.ts";
import { completion, expertAnswer, inParts, type Reply, refusal, stubModel } from "./testing.ts";

const stub = stubModel();
afterAll(() => stub.close());
const { visit, db } = await testApp({ environment: { LLM_BASE_URL: stub.baseUrl, LLM_MODEL: "expert-1" } });
const { visit: visitPlain } = await testApp();
const owner = await visit(OWN_ORIGIN);
const plainOwner = await visitPlain(OWN_ORIGIN);
beforeEach(() => {
  stub.requests.length = 0;
});

async function send(description: string, who = owner): Promise<DiagnosticRecord> {
  const form = new FormData();
  const fields = { userId: who.userId, vehicleId: who.vehicleId, issueType: "symptoms", description };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await who.call("/api/issue-details", { body: form });
  expect(response.status).toBe(200);
  const { diagnosticId } = (await response.json()) as { diagnosticId: string };
  return recordOf(diagnosticId, who);
}
const recordOf = async (id: string, who = owner) =>
  (await (await who.call(`/api/diagnostics/${id}`)).json()) as DiagnosticRecord;
const readingsOf = async ({ issueId }: DiagnosticRecord) =>
  (await db.select().from(issues).where(eq(issues.id, issueId)))[0]!.readings;

/** No word of it is one that our own reading knows. */
const DARK = "Lately my old friend does the funny dance whenever aunt Betty comes along.";
const WARM = "The cabin stays cold, and I add coolant every week.";

describe("an expert that bets", () => {
  it("is answered with, where our own reading understands nothing", async () => {
    stub.reply = expertAnswer({
      causes: [
        { id: "motor-mount", percent: 70, words: ["the funny dance"] },
        { id: "spark-plugs-worn", percent: 20, words: [] },
      ],
    });
    const record = await send(DARK);
    const [first, second] = record.results.potentialCauses!;
    expect(record.results.needsMore).toBeUndefined();
    expect(first).toMatchObject({ id: "motor-mount", priceBasis: { total: { max: expect.any(Number) } } });
    expect(first!.probability).toBeGreaterThan(70);
    expect(first!.evidence).toEqual([
      { finding: "expert", label: expect.any(String), quote: { text: "the funny dance", start: 26, end: 41 } },
    ]);
    expect(second!.id).toBe("spark-plugs-worn");
    expect(record.results.assumptions?.[0]).toContain("said what it would bet on");
    expect(await readingsOf(record)).toMatchObject({
      model: {
        name: "expert-1",
        promptVersion: SUBJECTS.symptoms.promptVersion,
        outcome: "answered",
        milliseconds: expect.any(Number),
      },
      understood: {
        symptoms: { opinion: { causes: [{ id: "motor-mount", percent: 70 }, { id: "spark-plugs-worn" }] } },
      },
    });
  });

  it("sums with everything else to 100", async () => {
    stub.reply = expertAnswer({ causes: [{ id: "heater-core-clogged", percent: 60, words: ["stays cold"] }] });
    const { results } = await send(WARM);
    const sum = results.potentialCauses!.reduce((total, { probability }) => total + probability, 0);
    expect(sum + results.otherProbability!).toBeLessThanOrEqual(103);
    expect(results.potentialCauses![0]!.id).toBe("heater-core-clogged");
  });

  it("is no reason to guess where it sees no trouble of a car", async () => {
    stub.reply = expertAnswer();
    expect((await send("What a lovely morning it was, thank you all.")).results.needsMore).toBeDefined();
  });

  it("raises the safety to soon by its word alone", async () => {
    const danger = { level: "stop" as const, kind: "fire" as const, words: "only static" };
    stub.reply = expertAnswer({ causes: [{ id: "infotainment-failed", percent: 70, words: [] }], danger });
    const { safety } = (await send("The radio plays only static.")).results;
    expect(safety).toMatchObject({ level: "soon", quotes: [{ text: "only static" }] });
  });

  it("is heard of a danger though its bets are of no use", async () => {
    const danger = { level: "soon" as const, kind: null, words: "only static" };
    stub.reply = expertAnswer({ causes: [{ id: "flux-capacitor", percent: 90, words: [] }], danger });
    expect((await send("The radio plays only static.")).results.safety?.level).toBe("soon");
  });

  it("lowers no level", async () => {
    stub.reply = expertAnswer({ causes: [{ id: "brake-pads-glazed", percent: 90, words: [] }] });
    expect((await send("The brake pedal went to the floor and I had no brakes.")).results.safety?.level).toBe("stop");
  });
});

describe("what an expert makes up", () => {
  it("is left out part by part and counted, and the log holds no word of the owner", async () => {
    const lines: { record: object; message: string }[] = [];
    const note = (record: object, message: string) => void lines.push({ record, message });
    stub.reply = expertAnswer({
      causes: [
        { id: "heater-core-clogged", percent: 40, words: ["stays cold", "smells of syrup"] },
        { id: "heater-core-clogged", percent: 10, words: [] },
        { id: "flux-capacitor", percent: 20, words: [] },
        { id: "dpf-clogged", percent: 20, words: [] },
      ],
      excluded: [
        { id: "head-gasket", words: "no white smoke" },
        { id: "phlogiston-leak", words: "stays cold" },
      ],
      unlisted: "see https://parts.example",
      question: { text: "Is it?", options: [{ label: "Yes", favors: ["thermostat-stuck-open"] }] },
      facts: [
        { finding: "hvac.no_heat", present: true, certain: true, conditions: [], words: "cabin stays cold" },
        { finding: "smoke.white", present: true, certain: true, conditions: [], words: "white clouds" },
        { finding: "engine.sad", present: true, certain: true, conditions: [], words: null },
      ],
    });
    const model = createLanguageModel({
      baseUrl: stub.baseUrl,
      model: "expert-1",
      log: { info: note, warn: note } as never,
    });
    const answer = await model.understand(
      {
        issueType: "symptoms",
        text: async () => WARM,
        vehicle: { year: 2012, make: "Honda", model: "Civic" },
        pictures: [],
      },
      AbortSignal.timeout(20_000),
    );
    expect(answer).toMatchObject({
      outcome: "answered",
      leftOut: {
        repeatedCauses: 1,
        unknownCauses: 2,
        impossibleCauses: 1,
        quotes: 3,
        wordings: 1,
        questions: 1,
        unknownFindings: 1,
      },
      understood: {
        symptoms: {
          facts: [{ finding: "hvac.no_heat" }],
          opinion: {
            causes: [{ id: "heater-core-clogged", percent: 40, words: ["stays cold"] }],
            other: 60,
            excluded: [],
            unlisted: null,
            question: null,
          },
        },
      },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/cold|coolant|syrup|Honda/);
  });

  it.each([
    ["far above 100", 90, 90, 90],
    ["far below it", 3, 2, 1],
    ["with less than nothing", 150, -60, 10],
  ])("is no bet where it sums %s: then our own ranking stands", async (_, ...percents) => {
    const ids = ["heater-core-clogged", "thermostat-stuck-open", "water-pump"];
    stub.reply = expertAnswer({ causes: ids.map((id, i) => ({ id, percent: percents[i]!, words: [] })), other: 0 });
    const record = await send(WARM);
    const { results } = await send(WARM, plainOwner);
    expect(record.results.potentialCauses).toEqual(results.potentialCauses);
    expect(await readingsOf(record)).toMatchObject({ model: { outcome: "answered", leftOut: { sums: 1 } } });
  });
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
    const model = createLanguageModel({ baseUrl: stub.baseUrl, model: "expert-1", patience: 150 });
    const started = performance.now();
    const answer = await model.understand(
      {
        issueType: "symptoms",
        text: async () => WARM,
        vehicle: { year: 2012, make: "Honda", model: "Civic" },
        pictures: [],
      },
      AbortSignal.timeout(20_000),
    );
    expect(answer?.outcome).toBe("late");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("has at most twelve seconds", () => {
    for (const { patience } of Object.values(SUBJECTS)) expect(patience).toBeLessThanOrEqual(12_000);
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

describe("the answer on record", () => {
  const answerTo = (id: string, questionId: string, optionId: string) =>
    owner.call(`/api/diagnostics/${id}/answers`, { body: { answers: [{ questionId, optionId }] } });

  it("is weighed with what the owner answers, and the model is not asked again", async () => {
    stub.reply = expertAnswer({
      causes: [
        { id: "front-brake-pads-worn", percent: 40, words: ["squeal"] },
        { id: "brake-pads-glazed", percent: 35, words: [] },
        { id: "rear-brake-pads-worn", percent: 15, words: [] },
      ],
    });
    const { id, results } = await send("My brakes squeal.");
    expect(results.potentialCauses?.[0]?.id).toBe("front-brake-pads-worn");
    expect((await answerTo(id, "pad-thickness", "thick")).status).toBe(200);
    const after = (await recordOf(id)).results;
    expect(stub.requests).toHaveLength(1);
    expect(after.potentialCauses?.[0]?.id).toBe("brake-pads-glazed");
    expect(after.assumptions?.[0]).toContain("said what it would bet on");
  });

  it("has a question of its own, asked where we have none, and never shared", async () => {
    stub.reply = expertAnswer({
      causes: [
        { id: "paint-peeling", percent: 40, words: ["funny dance"] },
        { id: "body-rust", percent: 35, words: [] },
      ],
      question: {
        text: "Does a magnet stick there?",
        options: [
          { label: "No", favors: ["body-rust"] },
          { label: "Yes", favors: ["paint-peeling"] },
        ],
      },
    });
    const { id, results } = await send(DARK);
    expect(results.questions).toMatchObject([
      { id: "expert", text: "Does a magnet stick there?", options: [{ id: "1" }, { id: "2" }, { id: "not-sure" }] },
    ]);
    expect((await answerTo(id, "expert", "1")).status).toBe(200);
    const { results: after, answers } = await recordOf(id);
    expect(after.potentialCauses?.[0]?.id).toBe("body-rust");
    expect(after.questions).toEqual([]);
    expect(answers).toMatchObject([{ question: "Does a magnet stick there?", answer: "No" }]);
    const link = await owner.call(`/api/diagnostics/${id}/share`, { body: {} });
    expect(link.status).toBe(200);
    const { token } = (await link.json()) as { token: string };
    expect(await (await owner.call(`/api/shared/${token}`)).text()).not.toContain("magnet");
  });

  it("of a version without bets is read as before", async () => {
    stub.reply = expertAnswer();
    const record = await send("My brakes squeal.");
    const facts = [
      { finding: "noise.squeal", present: true, certain: true, conditions: ["braking" as const], words: "squeal" },
    ];
    await db
      .update(issues)
      .set({ readings: { pictures: [], understood: { symptoms: { facts } }, notes: ["A language model read it."] } })
      .where(eq(issues.id, record.issueId));
    const response = await owner.call(`/api/diagnostics/${record.id}/answers`, {
      body: { answers: [{ questionId: record.results.questions![0]!.id, optionId: "not-sure" }] },
    });
    expect(response.status).toBe(200);
    const { results } = await recordOf(record.id);
    expect(results.potentialCauses?.[0]?.system).toBe("brakes");
    expect(results.assumptions?.[0]).toBe("A language model read it.");
  });
});
