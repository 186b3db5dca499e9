import { parseArgs } from "node:util";
import { askingLines, askingTotals, interview } from "../evaluation/asking.ts";
import { ASKING, readCaseFile, THIRD, TUNING, UNSEEN } from "../evaluation/case-file.ts";
import { scoreDangerFile } from "../evaluation/dangers.ts";
import { halvesOf, isUnseen, KIND_NAMES, type KindName, kindOf, scoreFile } from "../evaluation/priced/kinds.ts";
import { pricedLines } from "../evaluation/priced/print.ts";
import { dangerLines } from "../evaluation/print.ts";
import { fitTemperature } from "../evaluation/temperature.ts";
import { besideModels, fittedPools, UNSEEN_STAYS_SO } from "./evaluate/beside-models.ts";
import { reportOf, reportText } from "./evaluate/report.ts";

const USAGE = `bun run evaluate [FILE]
  How often the analysis is right. Without FILE: both halves of our own cases, of every kind, and
  the stories that nobody tuned to. FILE is one of:
    JSON, a case a line   symptoms, estimates, parts or collisions, told by their fields as in api/evaluation/README.md
    CSV                   complaints to NHTSA with the columns make, model, year, component, text: by system alone
  --kind KIND   only our own cases of one kind: symptoms, estimates, parts or collisions
  --misses      the worst misses with the evidence found; never of the unseen half (without FILE: those of the tuning half)
  --safety FILE how well dangers are heard: JSON, a case a line, {kind, level: stop|soon|none, deadly, text, issueType}. Counts
                only; texts with --misses, and never those of a file named unseen
  --asking      what truthful answers to our questions are worth; without FILE: the tuning half, whose owners are simulated by
                the same figures by which their answers are weighed, and one whose answers were written by hand
  --most N      so many of each kind (10)
  --fit         the temperature of the ranking that suits the cases best; without FILE: the tuning half. With --replay the
                weights by which a language model's bets are pooled with our ranking
  --json        everything as JSON
  --model NAME  symptoms once more with this language model of LLM_BASE_URL (LLM_API_KEY) as an expert beside; several
                times for several models. The cases' texts and cars go to it
  --at-once N   so many cases are asked about at once (1)
  --record FILE where its answers are written
  --replay FILE the answers of such a file, without a model`;

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
      asking: { type: "boolean", default: false },
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
  if (values.asking) {
    for (const file of await Promise.all((path ? [path] : [TUNING, ASKING]).map(readCaseFile))) {
      const totals = askingTotals(file.evalCases.map(interview));
      console.log(
        values.json
          ? JSON.stringify({ file: file.name, ...totals }, null, 2)
          : askingLines(file.name, totals).join("\n"),
      );
    }
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
  const alone = values.misses && path !== undefined;
  const reports = beside
    ? await besideModels(
        files.map((file) => file.path),
        { models, record, replay, atOnce },
        { most: shown, alone },
      )
    : await Promise.all(files.map((file) => reportOn(file, shown, alone)));
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
      ? [{ path: TUNING }, { path: UNSEEN }, { path: THIRD }]
      : halvesOf(name).flatMap(({ tuning, unseen }) => [tuning, unseen].map((path) => ({ path, kind: name }))),
  );
}

/** The figures of a file with at most `most` misses, as JSON and as text; `alone`: its misses were asked for. */
async function reportOn({ path, kind }: Asked, most: number, alone: boolean) {
  const file = kind === undefined ? await readCaseFile(path) : undefined;
  if (alone && (file?.unseen ?? isUnseen(path))) throw new Error(UNSEEN_STAYS_SO);
  if (file) {
    const json = reportOf(file, most);
    return { json, text: reportText(json) };
  }
  const scored = await scoreFile(path, kind!);
  const json = { ...scored, misses: scored.misses.slice(0, most) };
  return { json, text: pricedLines(json).join("\n") };
}

/** The best temperature for a file as a line, or the best weights of the pool for each model on record a line. */
async function fitted(path: string, replay: string | undefined): Promise<string> {
  const { evalCases, unseen } = await readCaseFile(path);
  if (unseen) throw new Error("Nothing is fitted to the unseen half.");
  if (replay !== undefined) return fittedPools(evalCases, replay);
  const { best, present } = fitTemperature(evalCases);
  return `Least log loss at temperature ${best.temperature}: ${best.loss.toFixed(4)} a case. Now ${present.temperature}: ${present.loss.toFixed(4)}.`;
}
