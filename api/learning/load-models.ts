import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { trainedCauseScorer } from "../analysis/learned/cause-scorer.ts";
import { decodeModel } from "../analysis/learned/model-file.ts";
import { trainedQuestionReader } from "../analysis/learned/question-reader.ts";
import { trainedTopicReader } from "../analysis/learned/topic-reader.ts";
import { trainedDangerReader } from "../analysis/learned/trained-danger-reader.ts";
import type { AnalysisReaders } from "../analysis/readers.ts";
import type { MODEL_FILES } from "./written-manifest.ts";

const load = (name: (typeof MODEL_FILES)[number]) =>
  decodeModel(gunzipSync(readFileSync(new URL(`models/${name}`, import.meta.url))));

let readers: Required<AnalysisReaders> | undefined;

/** The readers of the trained models in this folder, loaded once a thread. */
export function trainedReaders(): Required<AnalysisReaders> {
  readers ??= {
    dangers: trainedDangerReader({ level: load("danger-level.bin"), kind: load("danger-kind.bin") }),
    topics: trainedTopicReader(load("topics.bin")),
    questions: trainedQuestionReader(load("questions.bin")),
    causes: trainedCauseScorer(load("causes.bin")),
  };
  return readers;
}
