import { describe, expect, it } from "vitest";
import * as z from "zod";
import { trainedReaders } from "../../learning/load-models.ts";
import { YamlFile } from "../knowledge/load/yaml-file.ts";
import { readEvidence } from "../reading/read.ts";
import { readSafety } from "./read-safety.ts";

const LEVELS = {
  stop: ["stop"],
  atLeastSoon: ["soon", "stop"],
  notStop: ["soon", "none_found", "unknown"],
  calm: ["none_found", "unknown"],
} as const;

const Topics = z.record(
  z.string(),
  z.partialRecord(z.enum(["stop", "atLeastSoon", "notStop", "calm"]), z.array(z.string()).min(1)),
);
const problems: string[] = [];
const topics = new YamlFile(import.meta.dirname, "danger-regression.yaml", problems).as(Topics)?.value;
if (!topics) throw new Error(problems.join("\n"));

const levelOf = (text: string) => readSafety(text, readEvidence(text).facts, trainedReaders().dangers).level;

for (const [topic, byLevel] of Object.entries(topics))
  describe(`what owners write about ${topic}`, () => {
    for (const level of Object.keys(LEVELS) as (keyof typeof LEVELS)[])
      for (const text of byLevel[level] ?? [])
        it(`${level}: ${text}`, () => expect(LEVELS[level]).toContain(levelOf(text)));
  });
