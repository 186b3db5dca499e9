import { analyseWithModels } from "../learning/analyse-with-models.ts";
import { scoreWords } from "../learning/score-words.ts";
import { type Owner, redactor } from "../modules/share/redact.ts";
import { sharedRecord } from "../modules/share/shared-record.ts";

/**
 * What is worked out of people's own words, which may be long and hostile: pure functions of one input each. While
 * serving they run in the workers alone; only their types are of any use elsewhere.
 */
export const jobs = {
  analyse: analyseWithModels,
  scoreWords,
  redactText: ({ owner, text }: { owner: Owner; text: string }): string => redactor(owner)(text),
  sharedRecord,
};
