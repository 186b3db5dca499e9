import { describe, expect, it } from "vitest";
import { CAUSES } from "../knowledge/causes/index.ts";
import { FINDINGS } from "../knowledge/findings.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Fact } from "../reading/evidence.ts";
import { escalateForSafety } from "./escalate-for-safety.ts";

const cause = (timeframe: string) => ({
  name: "One",
  probability: 50,
  costRange: { min: 1, max: 2 },
  description: "",
  repairTime: "",
  urgency: { level: "Medium" as const, timeframe },
});
const safety = { level: "none_found" as const, reason: "", quotes: [] };
const told = (key: string, present = true) => ({ key, present }) as unknown as Fact;

describe("a condition of an urgency", () => {
  const conditions = Object.entries(KNOWLEDGE.resultSentences.settledBy);

  it.each(conditions)("that is told to hold is none any more: %s", (condition, keys) => {
    for (const key of keys) {
      expect(Object.keys(FINDINGS)).toContain(key);
      const [known] = escalateForSafety(safety, [cause(`Within two weeks${condition}`)], [told(key)]);
      expect(known!.urgency).toEqual({ level: "High", timeframe: "At once" });
      const [not] = escalateForSafety(safety, [cause(`Within two weeks${condition}`)], [told(key, false)]);
      expect(not!.urgency.timeframe).toContain(condition);
    }
  });

  it.each(conditions)("stands in the urgency of some cause: %s", (condition) =>
    expect(CAUSES.some(({ urgency }) => urgency.timeframe.includes(condition))).toBe(true),
  );
});
