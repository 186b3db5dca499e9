import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { DiagnosticRecord, Question } from "#shared/schemas/diagnostic.ts";
import { diagnostics, issues } from "../../db/schema/index.ts";
import { HONDA, OWN_ORIGIN, problemOf, testApp } from "../../testing.ts";

const { visit, call, db } = await testApp();
const owner = await visit(OWN_ORIGIN);
const NO_START = "It does not start in the morning. I turn the key and nothing much happens.";

/** A fresh diagnostic with its questions, and how to answer it. */
async function start(text = NO_START, issueType = "symptoms", describeIssue = owner.describe) {
  const { diagnosticId } = await describeIssue(text, issueType);
  const path = `/api/diagnostics/${diagnosticId}`;
  const read = async () => (await (await owner.call(path)).json()) as DiagnosticRecord;
  const send = (answers: object) => owner.call(`${path}/answers`, { body: { answers } });
  const answer = async (answers: object) => {
    const response = await send(answers);
    expect(response.status).toBe(200);
    return (await response.json()) as DiagnosticRecord;
  };
  const before = await read();
  return { diagnosticId, path, read, send, answer, before, questions: before.results.questions! };
}

/** An issue of another car of the same owner. */
const ofAccord = async (description?: string, issueType?: string) => {
  const body = { ...HONDA, vehicleYear: 2015, vehicleModel: "Accord" };
  const { userId, vehicleId } = await (await owner.call("/api/vehicle-info", { body })).json();
  const issue = { userId, vehicleId, issueType, description };
  return await (await owner.call("/api/issue-details", { body: issue })).json();
};

const pick = ({ id, options }: Question, option: number) => ({ questionId: id, optionId: options.at(option)!.id });
const rowOf = async (id: string) => (await db.select().from(diagnostics).where(eq(diagnostics.id, id)))[0]!;

describe("an answer", () => {
  it("ranks the causes anew, is told in words, and its question is not asked again", async () => {
    const { questions, before, answer, read } = await start();
    const [question] = questions;
    const record = await answer([pick(question!, 0)]);
    expect(record.results.potentialCauses).not.toEqual(before.results.potentialCauses);
    expect(record.answers).toEqual([
      { ...pick(question!, 0), question: question!.text, answer: question!.options[0]!.label },
    ]);
    expect(record.results.questions?.map(({ id }) => id)).not.toContain(question!.id);
    expect({ ...record, results: 0, answers: 0 }).toEqual({ ...before, results: 0, answers: 0 });
    expect(await read()).toEqual(record);
  });

  it("is weighed with what was believed of the words when they came, whatever models have learned since", async () => {
    const { diagnosticId, questions, answer, before } = await start();
    const { issueId } = await rowOf(diagnosticId);
    const [issue] = await db.select().from(issues).where(eq(issues.id, issueId));
    const learned = issue!.readings.learned!;
    expect(learned.version).toMatch(/^[0-9a-f]{12}$/);
    expect(Object.values(learned.belief).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    await db
      .update(issues)
      .set({ readings: { ...issue!.readings, learned: { version: "of before", belief: { "battery-run-down": 1 } } } })
      .where(eq(issues.id, issueId));
    const record = await answer([{ questionId: questions[0]!.id, optionId: "not-sure" }]);
    expect(record.results.potentialCauses?.[0]?.id).toBe("battery-run-down");
    const chanceIn = ({ results }: DiagnosticRecord) =>
      results.potentialCauses?.find(({ id }) => id === "battery-run-down")?.probability ?? 0;
    expect(chanceIn(record)).toBeGreaterThan(80);
    expect(chanceIn(before)).toBeLessThan(40);
  });

  it("given again changes nothing, not even the row", async () => {
    const { diagnosticId, questions, answer } = await start();
    const first = await answer([pick(questions[0]!, 0)]);
    const row = await rowOf(diagnosticId);
    expect(await answer([pick(questions[0]!, 0)])).toEqual(first);
    expect(await rowOf(diagnosticId)).toEqual(row);
  });

  it("is joined with those before it, in whatever portions they come", async () => {
    const [one, two] = [await start(), await start()];
    const [a, b] = [pick(one.questions[0]!, 0), pick(one.questions[1]!, 0)];
    await one.answer([a]);
    expect((await one.answer([b])).results).toEqual((await two.answer([a, b])).results);
  });

  it("replaces the earlier one to the same question, also after the question is gone from the results", async () => {
    const [one, two] = [await start(), await start()];
    await one.answer([pick(one.questions[0]!, 0)]);
    const changed = await one.answer([pick(one.questions[0]!, 1)]);
    expect(changed.answers).toHaveLength(1);
    expect(changed.results).toEqual((await two.answer([pick(two.questions[0]!, 1)])).results);
  });

  it("of several to one question in one call, the last counts", async () => {
    const { questions, answer } = await start();
    const record = await answer([pick(questions[0]!, 0), pick(questions[0]!, 1)]);
    expect(record.answers?.map(({ optionId }) => optionId)).toEqual([questions[0]!.options[1]!.id]);
  });

  it("may be that one is not sure, which leaves the ranking as it is", async () => {
    const { questions, before, answer } = await start();
    const record = await answer([pick(questions[0]!, -1)]);
    expect(record.results.potentialCauses).toEqual(before.results.potentialCauses);
  });

  it("given at the same moment as others is not lost, and neither are they", async () => {
    const { questions, send, read } = await start();
    await Promise.all(questions.map((question) => send([pick(question, 0)])));
    expect((await read()).answers?.map(({ questionId }) => questionId).sort()).toEqual(
      questions.map(({ id }) => id).sort(),
    );
  });
});

describe("an answer in the owner's words", () => {
  const WORDS = "The engine turns over fine, but it does not catch. I smell gas.";

  it("is read with the story, told as it was written, and says what was understood of it", async () => {
    const { questions, before, answer, read } = await start();
    const [question] = questions;
    const record = await answer([{ questionId: question!.id, text: `  ${WORDS} ` }]);
    expect(record.answers).toEqual([{ questionId: question!.id, question: question!.text, answer: WORDS }]);
    expect(record.results.readInAnswers).toEqual([
      { questionId: question!.id, findings: expect.arrayContaining([expect.stringMatching(/fuel|gas/)]) },
    ]);
    expect(record.results.potentialCauses).not.toEqual(before.results.potentialCauses);
    expect(record.subject).toEqual(before.subject);
    expect(await read()).toEqual(record);
  });

  it("may be what nobody asked, beside other answers, and is replaced by the next", async () => {
    const { questions, answer } = await start();
    await answer([{ questionId: "more", text: "I like the color." }]);
    const record = await answer([pick(questions[0]!, 0), { questionId: "more", text: WORDS }]);
    expect(record.answers).toContainEqual({ questionId: "more", question: "", answer: WORDS });
    expect(record.answers).toHaveLength(2);
  });

  it("taken back leaves the result as it was without it", async () => {
    const { questions, before, answer } = await start();
    for (const questionId of ["more", questions[0]!.id]) {
      await answer([{ questionId, text: WORDS }]);
      const { answers, results } = await answer([{ questionId, text: "" }]);
      expect(answers).toBeUndefined();
      expect(results).toEqual(before.results);
    }
  });

  it("leads to a ranking where the story told too little", async () => {
    const { before, answer } = await start("My car is broken, please help me.");
    expect(before.results.needsMore).toBeDefined();
    expect(before.results.questions![0]!.id).toBe("complaint");
    const { results } = await answer([{ questionId: "more", text: "It grinds when I brake." }]);
    expect(results.needsMore).toBeUndefined();
    expect(results.potentialCauses![0]!.system).toBe("brakes");
  });

  it("has the first questions lead to a ranking, too", async () => {
    const { answer } = await start("My car is broken, please help me.");
    const { results } = await answer([{ questionId: "complaint", optionId: "noise" }]);
    expect(results.questions![0]!.id).toBe("noise-kind");
    const { potentialCauses } = (await answer([{ questionId: "noise-kind", optionId: "grind" }])).results;
    expect(potentialCauses!.slice(0, 3).map(({ system }) => system)).toContain("brakes");
    for (const { probability } of potentialCauses!) expect(probability).toBeGreaterThan(0);
  });

  it("does not count as one of the five questions", async () => {
    const { answer } = await start();
    const record = await answer([{ questionId: "more", text: "It is blue." }]);
    expect(record.results.questions!.length).toBeGreaterThan(0);
  });
});

describe("nothing is stored, and the field is named,", () => {
  it.each<[string, (question: Question) => object, string]>([
    ["where the question was not asked", () => ({ questionId: "weather", optionId: "nice" }), "questionId"],
    ["where the option is none of its own", ({ id }) => ({ questionId: id, optionId: "perhaps" }), "optionId"],
    ["where words answer what was not asked", () => ({ questionId: "weather", text: "nice" }), "questionId"],
    ["where an option is chosen unasked", () => ({ questionId: "more", optionId: "yes" }), "questionId"],
    ["where names of JavaScript are sent", () => ({ questionId: "__proto__", optionId: "constructor" }), "questionId"],
  ])("%s", async (_, wrong, field) => {
    const { diagnosticId, questions, send } = await start();
    const row = await rowOf(diagnosticId);
    const response = await send([pick(questions[0]!, 0), wrong(questions[1]!)]);
    expect(response.status).toBe(422);
    const problem = await problemOf(response);
    expect(problem.errors).toEqual([{ path: `answers.1.${field}`, message: problem.detail }]);
    expect(problem.detail).toMatch(/^That .*\.$/);
    expect(await rowOf(diagnosticId)).toEqual(row);
  });

  it.each<[string, object, string]>([
    ["no answer", [null], "answers.0"],
    ["an answer without its question", [{ optionId: "nothing" }], "answers.0.questionId"],
    ["an option that is a number", [{ questionId: "crank", optionId: 1 }], "answers.0.optionId"],
    ["an option without end", [{ questionId: "crank", optionId: "x".repeat(65) }], "answers.0.optionId"],
    ["an answer neither chosen nor in words", [{ questionId: "more" }], "answers.0.optionId"],
    ["an answer both chosen and in words", [{ questionId: "more", optionId: "x", text: "y" }], "answers.0.optionId"],
    ["a text without end", [{ questionId: "more", text: "x".repeat(1_001) }], "answers.0.text"],
    ["words that are none", [{ questionId: "more", text: 7 }], "answers.0.text"],
    ["more answers than there are questions", Array(21).fill({ questionId: "crank", optionId: "nothing" }), "answers"],
  ])("where there is %s", async (_, answers, path) => {
    const response = await (await start()).send(answers);
    expect(response.status).toBe(422);
    const problem = await problemOf(response);
    expect(problem.errors?.[0]?.path).toBe(path);
    expect(problem.detail).toMatch(/^(Please|At most|The answer )/);
  });

  it("where a result has no questions", async () => {
    const { send } = await start("My neighbor has a nice house with a garden.");
    expect((await send([{ questionId: "crank", optionId: "nothing" }])).status).toBe(422);
  });
});

it("another session's diagnostic is not found, and stays as it is", async () => {
  const { diagnosticId, questions, path } = await start();
  const stranger = await visit(OWN_ORIGIN);
  const row = await rowOf(diagnosticId);
  const body = { answers: [pick(questions[0]!, 0)] };
  const answers = await Promise.all(
    [`${path}/answers`, `/api/diagnostics/${Bun.randomUUIDv7()}/answers`, "/api/diagnostics/x/answers"].map(
      async (path) => {
        const response = await stranger.call(path, { body });
        return [response.status, await response.text()];
      },
    ),
  );
  for (const answer of answers) expect(answer).toEqual([404, answers[0]![1]]);
  expect(await rowOf(diagnosticId)).toEqual(row);
  expect((await call(`${path}/answers`, { body })).status).toBe(401);
});

describe("what was assumed of the car", () => {
  it("is put right where it stands, for symptoms, and stays so", async () => {
    const { answer, before, read } = await start("It squeals when I brake.");
    const engine = before.results.corrections!.find(({ id }) => id === "car.engine")!;
    const other = engine.options.find(({ id }) => id !== engine.chosen)!;
    const record = await answer([{ questionId: engine.id, optionId: other.id }]);
    expect(record.results.corrections!.find(({ id }) => id === "car.engine")!.chosen).toBe(other.id);
    expect(record.results.assumptions).not.toContain(engine.sentence);
    expect(await read()).toEqual(record);
    const back = await answer([{ questionId: engine.id, optionId: engine.chosen }]);
    expect(back.results.potentialCauses).toEqual(before.results.potentialCauses);
  });

  it("is put right for the other kinds too, to which no question is asked", async () => {
    const { diagnosticId } = await owner.describe("front struts and an alternator", "parts");
    const path = `/api/diagnostics/${diagnosticId}`;
    const send = (questionId: string, optionId: string) =>
      owner.call(`${path}/answers`, { body: { answers: [{ questionId, optionId }] } });
    const answered = await send("car.transmission", "manual");
    expect(answered.status).toBe(200);
    const { results } = (await answered.json()) as DiagnosticRecord;
    expect(results.corrections!.find(({ id }) => id === "car.transmission")!.chosen).toBe("manual");
    expect((await send("car.transmission", "hovercraft")).status).toBe(422);
    expect((await send("car.color", "red")).status).toBe(422);
  });
});

describe("a question on a price", () => {
  it("of the engine takes every option that it shows, and is the same as the correction", async () => {
    const { questions, before, answer } = await start("spark plugs", "parts", ofAccord);
    const [engine] = questions;
    const unsure = await answer([{ questionId: engine!.id, optionId: "not-sure" }]);
    expect(unsure.results.partsReplacement).toEqual(before.results.partsReplacement);
    expect(unsure.answers).toMatchObject([{ question: engine!.text, answer: engine!.options.at(-1)!.label }]);
    const [correction] = unsure.results.corrections!.filter(({ id }) => id === engine!.id);
    const other = correction!.options.find(({ id }) => id !== correction!.chosen)!;
    const record = await answer([{ questionId: engine!.id, optionId: other.id }]);
    expect(record.results.corrections!.find(({ id }) => id === engine!.id)!.chosen).toBe(other.id);
    expect(record.results.questions).toEqual([]);
  });

  it("of damage is answered, and the price follows", async () => {
    const { questions, before, answer } = await start("rear bumper damaged when I backed up", "collision");
    const force = questions.find(({ id }) => id.startsWith("force"))!;
    const record = await answer([pick(force, -2)]);
    expect(record.results.collisionRepair!.estimatedCost).not.toEqual(before.results.collisionRepair!.estimatedCost);
    expect(record.answers).toEqual([{ ...pick(force, -2), question: force.text, answer: force.options.at(-2)!.label }]);
    expect(record.results.questions!.map(({ id }) => id)).not.toContain(force.id);
  });

  it("is not asked of an estimate, which takes no answer", async () => {
    const { questions, send } = await start("front brake pads and rotors $420, oil change $85", "estimate");
    expect(questions ?? []).toEqual([]);
    const response = await send([{ questionId: "force-bumper_rear", optionId: "pushed" }]);
    expect(response.status).toBe(422);
    const [error] = (await problemOf(response)).errors!;
    expect(error!.message).toContain("was not asked");
  });

  it("is not added to in words where it is of an estimate", async () => {
    const { before, send, read } = await start("front brake pads and rotors $420, oil change $85", "estimate");
    expect(before.results.corrections).not.toEqual([]);
    const response = await send([{ questionId: "more", text: "The alternator is $600." }]);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { path: "answers.0.questionId", message: "An estimate takes no more words: send it anew with them." },
    ]);
    expect(await read()).toEqual(before);
  });
});
