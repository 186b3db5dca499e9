import { describe, expect, test } from "vitest";
import { modelsOf } from "#shared/catalogue/catalogue.ts";
import { SYSTEMS } from "#shared/schemas/diagnostic.ts";
import { readCaseFile, TUNING, UNSEEN } from "./case-file.ts";
import { readCases } from "./cases.ts";

const line = (more: object) =>
  JSON.stringify({
    year: 2014,
    make: "Toyota",
    model: "Camry",
    zip: "27513",
    text: "brakes squeal",
    truth: ["front-brake-pads-worn"],
    ...more,
  });

describe("a case", () => {
  test("has its place, its trouble and its system", () => {
    const [evalCase] = readCases(`${line({ mileage: 88000, safety: "soon" })}\n\n`);
    expect(evalCase).toMatchObject({
      vehicle: { year: 2014, make: "Toyota", model: "Camry", mileage: 88000 },
      place: { state: "NC" },
      troubles: [{ causes: ["front-brake-pads-worn"], systems: ["brakes"] }],
      safety: "soon",
    });
  });

  test("may have what its owner answers, to questions that there are", () => {
    const [evalCase] = readCases(line({ answers: { "pad-thickness": "thin", "brake-end": "not-sure" } }));
    expect(evalCase?.answers).toEqual({ "pad-thickness": "thin", "brake-end": "not-sure" });
    expect(() => readCases(line({ answers: { "pad-thickness": "blue" } }))).toThrow(
      'Line 1, answers.pad-thickness: the question has no option "blue".',
    );
    expect(() => readCases(line({ answers: { "pad-color": "blue" } }))).toThrow("there is no such question");
  });

  test("may lack the mileage, name one cause as a text, and have two troubles", () => {
    const [one, two] = readCases(
      [
        line({ mileage: null, truth: "alternator-failed" }),
        line({ truths: [["front-brake-pads-worn"], ["alternator-failed"]] }),
      ].join("\n"),
    );
    expect(one?.vehicle).not.toHaveProperty("mileage");
    expect(one?.troubles[0]?.systems).toEqual(["starting_charging"]);
    expect(two?.troubles).toHaveLength(2);
  });

  test.each([
    ["{", "Line 1 is not JSON."],
    [line({ truth: ["flux-capacitor"] }), 'Line 1, truth.0: there is no cause "flux-capacitor".'],
    [line({ zip: "00000" }), "Line 1, zip: there is no ZIP 00000."],
    [line({ truth: [] }), "Line 1, truth: names no cause."],
  ])("that is wrong is refused in a sentence: %s", (text, message) => {
    expect(() => readCases(text)).toThrow(message);
  });
});

const halves = await Promise.all([TUNING, UNSEEN].map(readCaseFile));

describe("our own cases", () => {
  test("are at least 300, half of them unseen, no text twice", () => {
    const texts = halves.flatMap(({ evalCases }) => evalCases.map(({ text }) => text));
    expect(texts.length).toBeGreaterThanOrEqual(300);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Math.abs(halves[0]!.evalCases.length - halves[1]!.evalCases.length)).toBeLessThanOrEqual(1);
    expect(halves.map(({ unseen }) => unseen)).toEqual([false, true]);
  });

  test.each(halves.map((half) => [half.name, half] as const))("%s has six of every system", (_, { evalCases }) => {
    for (const system of SYSTEMS)
      expect(
        evalCases.filter(({ troubles }) => troubles[0]?.systems[0] === system).length,
        system,
      ).toBeGreaterThanOrEqual(6);
  });

  test("are about cars that can be chosen in step 1", () => {
    for (const { vehicle } of halves.flatMap(({ evalCases }) => evalCases))
      expect(modelsOf(vehicle.make), `${vehicle.make} ${vehicle.model}`).toContain(vehicle.model);
  });
});
