import type { CauseScorer } from "./learned/cause-scorer.ts";
import type { QuestionReader } from "./learned/question-reader.ts";
import type { TopicReader } from "./learned/topic-reader.ts";
import type { DangerReader } from "./safety/danger-reader.ts";

/** Readers that learned from texts and stand beside the built-in rules. */
export interface AnalysisReaders {
  dangers: DangerReader;
  causes?: CauseScorer;
  topics?: TopicReader;
  questions?: QuestionReader;
}
