import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { DANGER_KINDS } from "../analysis/safety/danger-kind.ts";
import { dangerText, dangerTexts, notes, questionJudgements, stories, topicTexts } from "./corpus.ts";
import { nearCopies } from "./near-copies.ts";

const CASES = new URL("../evaluation/cases/", import.meta.url);

const evaluationTexts = readdirSync(CASES)
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => readFileSync(new URL(name, CASES), "utf8").split("\n"))
  .filter((line) => line.trim() !== "")
  .map((line): string => JSON.parse(line).text);

test("no text that judges the analysis, nor a near copy of one, is learned from", () => {
  const learned = [...stories(), ...notes(), ...dangerTexts(), ...topicTexts(), ...questionJudgements()].map(
    ({ text }) => text,
  );
  expect(nearCopies(learned, evaluationTexts)).toEqual([]);
});

test("a near copy is found, and a like story is none", () => {
  const known = ["The brake pedal sinks to the floor when I wait at a red light, and it does it more when warm."];
  const copy = "The brake pedal sinks to the floor when I wait at a red light, and more when warm";
  const like = "When I hold the brakes at a long light the pedal slowly goes down to the carpet.";
  expect(nearCopies([copy, like], known).map(({ text }) => text)).toEqual([copy]);
});

test("every story is of a cause that there is, and so are the bets on it", () => {
  const ids = new Set(CAUSES.map(({ id }) => id));
  const unknown = [...stories(), ...notes().map((note) => ({ ...note, blind: undefined }))].flatMap(
    ({ cause, blind }) => [cause, ...Object.keys(blind?.causes ?? {})].filter((id) => !ids.has(id)),
  );
  expect(unknown).toEqual([]);
});

test("bets on causes do not pass certainty", () => {
  const sums = stories().flatMap(({ blind }) =>
    blind ? [Object.values(blind.causes).reduce((a, b) => a + b, 0)] : [],
  );
  expect(Math.max(...sums)).toBeLessThanOrEqual(1.001);
});

test("every danger is of a kind that there is", () => {
  const kinds = new Set<string>([...DANGER_KINDS, "other"]);
  expect(dangerTexts().filter(({ kind }) => !kinds.has(kind))).toEqual([]);
});

test("a wrong line is told by its field", () => {
  expect(dangerText.safeParse({ kind: "fire", level: "calm", text: "smoke" }).error?.issues[0]?.path).toEqual([
    "level",
  ]);
});
