import { readCaseFile } from "../../evaluation/case-file.ts";
import type { EvalCase } from "../../evaluation/eval-case.ts";
import {
  answerLines,
  answersAsLines,
  answersByModel,
  askModel,
  keyOf,
  type RecordedAnswer,
  withAnswers,
} from "../../evaluation/model-answers.ts";
import { fitPool, type PoolFit } from "../../evaluation/pool-fit.ts";
import { reportOf, reportText } from "./report.ts";

/** Why misses of some files are refused. */
export const UNSEEN_STAYS_SO = "The misses of the unseen half are never shown: whoever has seen them tunes to them.";

/** Each file without a language model, then with each, or with each that is on record. */
export async function besideModels(
  paths: readonly string[],
  { models, record, replay, atOnce }: { models: readonly string[]; record?: string; replay?: string; atOnce: number },
  { most, alone }: { most: number; alone: boolean },
) {
  const read = await Promise.all(paths.map(readCaseFile));
  if (alone && read.some(({ unseen }) => unseen)) throw new Error(UNSEEN_STAYS_SO);
  const evalCases = read.flatMap((file) => file.evalCases);
  const answers =
    replay === undefined ? await askAll(evalCases, models, atOnce) : answersByModel(await readText(replay));
  if (record !== undefined) await Bun.write(record, answersAsLines([...answers.values()].flat()));
  return read.flatMap((file) => {
    const keys = new Set(file.evalCases.map(keyOf));
    const besides = [...answers].map(([model, given]) => ({
      model,
      evalCases: withAnswers(file.evalCases, given),
      answers: answerLines(given.filter(({ evalCase }) => keys.has(evalCase))),
    }));
    const bare = reportOf(file, most);
    return [
      { json: bare, text: `Without a language model:\n${reportText(bare)}` },
      ...besides.map(({ model, evalCases, answers }) => {
        const json = { model, ...reportOf({ ...file, evalCases }, most), answers };
        return { json, text: [`With ${model}:`, reportText(json), ...answers].join("\n") };
      }),
    ];
  });
}

async function askAll(evalCases: readonly EvalCase[], models: readonly string[], atOnce: number) {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey } = process.env;
  if (!baseUrl) throw new Error("LLM_BASE_URL has to say where the model is, such as http://localhost:11434/v1.");
  const answers = new Map<string, RecordedAnswer[]>();
  for (const model of models) answers.set(model, await askModel(evalCases, model, { baseUrl, apiKey, atOnce }));
  return answers;
}

async function readText(path: string): Promise<string> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`There is no file ${path}.`);
  return file.text();
}

/** The best weights of the pool for each model on record, a line each. */
export async function fittedPools(evalCases: readonly EvalCase[], replay: string): Promise<string> {
  const models = [...answersByModel(await readText(replay))];
  return models.map(([model, answers]) => `${model}: ${poolFitLine(withAnswers(evalCases, answers))}`).join("\n");
}

function poolFitLine(evalCases: readonly EvalCase[]): string {
  const { best, present } = fitPool(evalCases);
  const told = ({ expert, ours, loss }: PoolFit) => `expert ${expert}, ours ${ours}: ${loss.toFixed(4)} a case`;
  return `least log loss at ${told(best)}. Now ${told(present)}.`;
}
