import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf } from "../../geography/places.ts";
import { trainedReaders } from "../../learning/load-models.ts";
import { analyse } from "../analyse.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { CONDITIONS, type Condition } from "../knowledge/conditions.ts";
import { FINDINGS } from "../knowledge/findings.ts";
import { readEvidence } from "../reading/read.ts";
import { DANGER_KINDS } from "../safety/danger-kind.ts";
import type { DangerReader } from "../safety/danger-reader.ts";
import { heedExpert } from "./safety-beside-model.ts";
import type { Opinion, UnderstoodSymptoms } from "./symptoms.ts";

const PLAIN = Bun.YAML.parse(
  readFileSync(new URL("../safety/danger-regression.yaml", import.meta.url), "utf8"),
) as Record<string, { stop?: string[]; atLeastSoon?: string[] }>;
const DANGEROUS = Object.values(PLAIN).flatMap(({ stop = [], atLeastSoon = [] }) => [...stop, ...atLeastSoon]);

const GRAVITY = { unknown: 0, none_found: 0, soon: 1, stop: 2 };
const levelOf = (text: string, symptoms?: UnderstoodSymptoms, readers?: ReturnType<typeof trainedReaders>) =>
  analyse(
    {
      issueType: "symptoms",
      text,
      vehicle: { year: 2014, make: "Toyota", model: "Camry" },
      place: placeOf("85253")!,
      today: new Date("2026-11-15"),
      pictures: [],
      answers: [],
      ...(symptoms && { understood: { symptoms } }),
    },
    readers,
  ).safety!.level;

describe("no language model lowers the safety of a text", () => {
  it("that only repeats the findings of the words, without the words that rules go by", () => {
    const fallen = DANGEROUS.filter((text) => {
      const facts = readEvidence(text).facts.map(({ key, present }) => ({
        finding: key,
        present,
        certain: true,
        conditions: [],
        words: null,
      }));
      return GRAVITY[levelOf(text, { facts })] < GRAVITY[levelOf(text)];
    });
    expect(fallen).toEqual([]);
  });

  it("whatever it answers", () => {
    const readers = trainedReaders();
    const causeId = fc.constantFrom(...CAUSES.map(({ id }) => id));
    const finding = fc.constantFrom(...Object.keys(FINDINGS));
    const condition = fc.constantFrom(...(Object.keys(CONDITIONS) as Condition[]));
    const facts = fc.array(
      fc.record({
        finding,
        present: fc.boolean(),
        certain: fc.boolean(),
        conditions: fc.array(condition, { maxLength: 4 }),
        words: fc.constant(null),
      }),
      { maxLength: 8 },
    );
    const opinion: fc.Arbitrary<Opinion> = fc.record({
      causes: fc.array(fc.record({ id: causeId, percent: fc.integer({ min: 1, max: 15 }), words: fc.constant([]) }), {
        minLength: 1,
        maxLength: 6,
      }),
      other: fc.integer({ min: 0, max: 100 }),
      excluded: fc.array(fc.record({ id: causeId, words: fc.constant("it") }), { maxLength: 3 }),
      unlisted: fc.constant(null),
      danger: fc.record({
        level: fc.constantFrom("stop" as const, "soon" as const, "none" as const),
        kind: fc.constantFrom(null, ...DANGER_KINDS),
        words: fc.constant(null),
      }),
      question: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.constantFrom(...DANGEROUS), facts, opinion, (text, told, bets) => {
        const beside = levelOf(text, { facts: told, opinion: bets }, readers);
        return GRAVITY[beside] >= GRAVITY[levelOf(text, undefined, readers)];
      }),
      { numRuns: 150 },
    );
  });
});

describe("an expert's danger", () => {
  const text = "There is a smell of gas by the tank.";
  const own = { level: "none_found" as const, reason: "Nothing.", quotes: [] };
  const believing = (stop: number): DangerReader => ({ read: () => ({ dangers: [], stop }) });
  const heed = (danger: Opinion["danger"], stop: number) =>
    heedExpert(own, { danger } as Opinion, { text, facts: [], reader: believing(stop) });

  it.each([
    ["with words and a reader that believes it", "smell of gas", "fuel", 0.5, "stop"],
    ["with a reader that does not", "smell of gas", "fuel", 0.2, "soon"],
    ["without words", null, "fuel", 0.9, "soon"],
    ["with words that nobody wrote", "flames everywhere", "fuel", 0.9, "soon"],
    ["of a kind that stops no car", "smell of gas", "fuel-trace", 0.9, "soon"],
    ["of no kind of ours", "smell of gas", null, 0.9, "soon"],
  ] as const)("told as stop, %s", (_, words, kind, belief, level) =>
    expect(heed({ level: "stop", kind, words }, belief).level).toBe(level),
  );

  it("is said in our words", () => {
    const { reason, action } = heed({ level: "soon", kind: null, words: "smell of gas" }, 0);
    expect(reason).toContain("no emergency as you tell it");
    expect(action).toContain("within days");
  });

  it("changes nothing where it hears none", () =>
    expect(heed({ level: "none", kind: null, words: null }, 0.9)).toBe(own));
});
