import { parseArgs } from "node:util";
import { type CaseFile, readCaseFile, TUNING, UNSEEN } from "../evaluation/case-file.ts";
import { scoreDangerFile } from "../evaluation/dangers.ts";
import {
  answerLines,
  answersAsLines,
  answersByModel,
  askModel,
  keyOf,
  type RecordedAnswer,
  withAnswers,
} from "../evaluation/model-answers.ts";
import { missesOf, safetyMissesOf } from "../evaluation/misses.ts";
import { runTrials } from "../evaluation/outcome.ts";
import { filesOf, isUnseen, KIND_NAMES, type KindName, kindOf, scoreFile } from "../evaluation/priced/kinds.ts";
import { pricedLines } from "../evaluation/priced/print.ts";
import { dangerLines, missLines, safetyMissLines, totalsLines } from "../evaluation/print.ts";
import { fitPool, type PoolFit } from "../evaluation/pool-fit.ts";
import { fitTemperature } from "../evaluation/temperature.ts";
import { totalsOf } from "../evaluation/totals.ts";
import type { Trial } from "../evaluation/trial.ts";

const USAGE = `bun run evaluate [FILE]
  How often the analysis is right. Without FILE: both halves of our own cases, of every kind. FILE is one of:
    JSON, a case a line   symptoms, estimates, parts or collisions, told by their fields as in api/evaluation/README.md
    CSV                   complaints to NHTSA with the columns make, model, year, component, text: by system alone
  --kind KIND   only our own cases of one kind: symptoms, estimates, parts or collisions
  --misses      the worst misses with the evidence found; never of the unseen half (without FILE: those of the tuning half)
  --safety FILE how well dangers are heard: JSON, a case a line, {kind, level: stop|soon|none, deadly, text, issueType}. Counts
                only; texts with --misses, and never those of a file named unseen
  --most N      so many of each kind (10)
  --fit         the temperature of the ranking that suits the cases best; without FILE: the tuning half. With --replay the
                weights by which a language model's bets are pooled with our ranking
  --json        everything as JSON
  --model NAME  symptoms once more with this language model of LLM_BASE_URL (LLM_API_KEY) as an expert beside; several
                times for several models. The cases' texts and cars go to it
  --at-once N   so many cases are asked about at once (1)
  --record FILE where its answers are written
  --replay FILE the answers of such a file, without a model`;

const UNSEEN_STAYS_SO = "The misses of the unseen half are never shown: whoever has seen them tunes to them.";

const KINDS = ["symptoms", ...KIND_NAMES] as const;

/** `bun run evaluate`: the accuracy of the analysis on cases whose truth is known. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: "string" },
      safety: { type: "string" },
      misses: { type: "boolean", default: false },
      most: { type: "string", default: "10" },
      json: { type: "boolean", default: false },
      fit: { type: "boolean", default: false },
      model: { type: "string", multiple: true, default: [] },
      "at-once": { type: "string", default: "1" },
      record: { type: "string" },
      replay: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (positionals.length > 1) throw new Error(`One file at a time.\n${USAGE}`);
  const most = wholeNumber("--most", values.most, 0);
  const [path] = positionals;
  if (values.safety !== undefined) {
    const report = await scoreDangerFile(values.safety, values.misses);
    console.log(values.json ? JSON.stringify(report, null, 2) : dangerLines(report).join("\n"));
    process.exit(0);
  }
  if (values.fit) {
    console.log(await fitted(path ?? TUNING, values.replay));
    process.exit(0);
  }
  const shown = values.misses || !path ? most : 0;
  const { model: models, record, replay } = values;
  const atOnce = wholeNumber("--at-once", values["at-once"], 1);
  const beside = models.length > 0 || replay !== undefined;
  if (record !== undefined && models.length === 0) throw new Error("--record needs --model: whose answers?");
  if (beside && values.kind !== undefined && values.kind !== "symptoms")
    throw new Error("Language models are compared on symptoms.");
  const files = await filesAsked(path, beside ? (path ? undefined : "symptoms") : values.kind);
  const reports = beside
    ? await besideModels(files, { models, record, replay, atOnce }, { most: shown, alone: values.misses })
    : await Promise.all(files.map((file) => reportOn(file, shown, values.misses && path !== undefined)));
  console.log(
    values.json
      ? JSON.stringify(
          reports.map(({ json }) => json),
          null,
          2,
        )
      : reports.map(({ text }) => text).join("\n\n"),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function wholeNumber(option: string, given: string, least: number): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < least) throw new Error(`${option} ${given} is not a whole number.`);
  return number;
}

/** A file to evaluate; without `kind` it holds symptoms or complaints. */
interface Asked {
  path: string;
  kind?: KindName;
}

/** The file given, or our own of the kind asked for, or all. Throws a sentence that names what is wrong. */
async function filesAsked(path: string | undefined, kind: string | undefined): Promise<Asked[]> {
  if (kind !== undefined && !KINDS.some((name) => name === kind))
    throw new Error(`--kind ${kind} is none of ${KINDS.join(", ")}.`);
  if (path !== undefined) {
    if (kind !== undefined) throw new Error("The kind of a file is told by its fields: leave out --kind.");
    const file = Bun.file(path);
    return [{ path, kind: (await file.exists()) ? kindOf(await file.text()) : undefined }];
  }
  return KINDS.filter((name) => kind === undefined || name === kind).flatMap((name) =>
    name === "symptoms"
      ? [{ path: TUNING }, { path: UNSEEN }]
      : filesOf(name).map((own) => ({ path: own, kind: name })),
  );
}

/** The figures of a file with at most `most` misses, as JSON and as text; `alone`: its misses were asked for. */
async function reportOn({ path, kind }: Asked, most: number, alone: boolean) {
  const file = kind === undefined ? await readCaseFile(path) : undefined;
  if (alone && (file?.unseen ?? isUnseen(path))) throw new Error(UNSEEN_STAYS_SO);
  if (file) {
    const json = reportOf(file, most);
    return { json, text: lines(json) };
  }
  const scored = await scoreFile(path, kind!);
  const json = { ...scored, misses: scored.misses.slice(0, most) };
  return { json, text: pricedLines(json).join("\n") };
}

/** Each file without a language model, then with each, or with each that is on record. */
async function besideModels(
  files: readonly Asked[],
  { models, record, replay, atOnce }: { models: readonly string[]; record?: string; replay?: string; atOnce: number },
  { most, alone }: { most: number; alone: boolean },
) {
  const read = await Promise.all(files.map(({ path }) => readCaseFile(path)));
  if (alone && read.some(({ unseen }) => unseen)) throw new Error(UNSEEN_STAYS_SO);
  const trials = read.flatMap((file) => file.trials);
  const answers = replay === undefined ? await askAll(trials, models, atOnce) : answersByModel(await readText(replay));
  if (record !== undefined) await Bun.write(record, answersAsLines([...answers.values()].flat()));
  return read.flatMap((file) => {
    const bare = reportOf(file, most);
    const withModels = [...answers].map(([model, given]) => {
      const asked = new Set(file.trials.map(keyOf));
      const json = {
        model,
        ...reportOf({ ...file, trials: withAnswers(file.trials, given) }, most),
        answers: answerLines(given.filter(({ trial }) => asked.has(trial))),
      };
      return { json, text: [`With ${model}:`, lines(json), ...json.answers].join("\n") };
    });
    return [{ json: bare, text: `Without a language model:\n${lines(bare)}` }, ...withModels];
  });
}

async function askAll(trials: readonly Trial[], models: readonly string[], atOnce: number) {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey } = process.env;
  if (!baseUrl) throw new Error("LLM_BASE_URL has to say where the model is, such as http://localhost:11434/v1.");
  const answers = new Map<string, RecordedAnswer[]>();
  for (const model of models) answers.set(model, await askModel(trials, model, { baseUrl, apiKey, atOnce }));
  return answers;
}

async function readText(path: string): Promise<string> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`There is no file ${path}.`);
  return file.text();
}

/** The best temperature for a file as a line, or the best weights of the pool for each model on record a line. */
async function fitted(path: string, replay: string | undefined): Promise<string> {
  const { trials, unseen } = await readCaseFile(path);
  if (unseen) throw new Error("Nothing is fitted to the unseen half.");
  if (replay !== undefined) {
    const models = [...answersByModel(await readText(replay))];
    return models.map(([model, answers]) => `${model}: ${poolFitLine(withAnswers(trials, answers))}`).join("\n");
  }
  const { best, present } = fitTemperature(trials);
  return `Least log loss at temperature ${best.temperature}: ${best.loss.toFixed(4)} a case. Now ${present.temperature}: ${present.loss.toFixed(4)}.`;
}

/** Totals of a file, and its worst misses where they may be seen. */
function reportOf(file: CaseFile, most: number) {
  const outcomes = runTrials(file.trials);
  const visible = file.unseen ? [] : outcomes;
  const misses = missesOf(visible).slice(0, most);
  const safetyMisses = safetyMissesOf(visible).slice(0, most);
  return { file: file.name, apart: file.apart, ...totalsOf(outcomes), misses, safetyMisses };
}

function lines({ file, apart, misses, safetyMisses, ...totals }: Report): string {
  return [
    ...totalsLines({ name: file, apart }, totals),
    ...titled("The worst misses:", missLines(misses)),
    ...titled("Safety below what was wanted:", safetyMissLines(safetyMisses)),
  ].join("\n");
}

function poolFitLine(trials: readonly Trial[]): string {
  const { best, present } = fitPool(trials);
  const told = ({ expert, ours, loss }: PoolFit) => `expert ${expert}, ours ${ours}: ${loss.toFixed(4)} a case`;
  return `least log loss at ${told(best)}. Now ${told(present)}.`;
}

type Report = ReturnType<typeof reportOf>;

function titled(title: string, body: readonly string[]) {
  return body.length > 0 ? ["", title, ...body] : [];
}
