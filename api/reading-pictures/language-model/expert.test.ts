import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { issues } from "../../db/schema/index.ts";
import { DARK, expertSite, WARM, WARM_REQUEST } from "./expert-testing.ts";
import { createLanguageModel } from "./model.ts";
import { SUBJECTS } from "./subjects.ts";
import { expertAnswer } from "./testing.ts";

const { stub, owner, plainOwner, send, recordOf, readingsOf, db } = await expertSite();
beforeEach(() => {
  stub.requests.length = 0;
});

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
    const answer = await model.understand(WARM_REQUEST, AbortSignal.timeout(20_000));
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

describe("the answer on record", () => {
  const answerTo = (id: string, questionId: string, optionId: string) =>
    owner.call(`/api/diagnostics/${id}/answers`, { body: { answers: [{ questionId, optionId }] } });

  it("is weighed with what the owner answers, and the model is not asked again", async () => {
    stub.reply = expertAnswer({
      causes: [
        { id: "front-brake-pads-worn", percent: 40, words: ["squeal"] },
        { id: "rear-brake-pads-worn", percent: 30, words: [] },
        { id: "brake-pads-glazed", percent: 20, words: [] },
      ],
    });
    const { id, results } = await send("My brakes squeal.");
    expect(results.potentialCauses?.[0]?.id).toBe("front-brake-pads-worn");
    expect((await answerTo(id, "brake-end", "rear")).status).toBe(200);
    const after = (await recordOf(id)).results;
    expect(stub.requests).toHaveLength(1);
    expect(after.potentialCauses?.[0]?.id).toBe("rear-brake-pads-worn");
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
