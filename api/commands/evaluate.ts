import { parseArgs } from "node:util";
import { askingLines, askingTotals, interview } from "../evaluation/asking.ts";
import { type CaseFile, readCaseFile, THIRD, TUNING, UNSEEN } from "../evaluation/case-file.ts";
import { scoreDangerFile } from "../evaluation/dangers.ts";
import { missesOf, safetyMissesOf } from "../evaluation/misses.ts";
import { runTrials } from "../evaluation/outcome.ts";
import { filesOf, isUnseen, KIND_NAMES, type KindName, kindOf, scoreFile } from "../evaluation/priced/kinds.ts";
import { pricedLines } from "../evaluation/priced/print.ts";
import { dangerLines, missLines, safetyMissLines, totalsLines } from "../evaluation/print.ts";
import { fitTemperature } from "../evaluation/temperature.ts";
import { totalsOf } from "../evaluation/totals.ts";

const USAGE = `bun run evaluate [FILE]
  How often the analysis is right. Without FILE: both halves of our own cases, of every kind. FILE is one of:
    JSON, a case a line   symptoms, estimates, parts or collisions, told by their fields as in api/evaluation/README.md
    CSV                   complaints to NHTSA with the columns make, model, year, component, text: by system alone
  --kind KIND   only our own cases of one kind: symptoms, estimates, parts or collisions
  --misses      the worst misses with the evidence found; never of the unseen half (without FILE: those of the tuning half)
  --safety FILE how well dangers are heard: JSON, a case a line, {kind, level: stop|soon|none, deadly, text, issueType}. Counts
                only; texts with --misses, and never those of a file named unseen
  --asking      what truthful answers to our questions are worth; without FILE: the tuning half and the third set. The owners
                are simulated by the same figures by which their answers are weighed, so it is a bound and no proof
  --most N      so many of each kind (10)
  --fit         the temperature of the ranking that suits the cases best; without FILE: the tuning half
  --json        everything as JSON`;

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
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (positionals.length > 1) throw new Error(`One file at a time.\n${USAGE}`);
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 0) throw new Error(`--most ${values.most} is not a whole number.`);
  const [path] = positionals;
  if (values.safety !== undefined) {
    const report = await scoreDangerFile(values.safety, values.misses);
    console.log(values.json ? JSON.stringify(report, null, 2) : dangerLines(report).join("\n"));
    process.exit(0);
  }
  if (values.asking) {
    for (const file of await Promise.all((path ? [path] : [TUNING, THIRD]).map(readCaseFile))) {
      const totals = askingTotals(file.trials.map(interview));
      console.log(
        values.json
          ? JSON.stringify({ file: file.name, ...totals }, null, 2)
          : askingLines(file.name, totals).join("\n"),
      );
    }
    process.exit(0);
  }
  if (values.fit) {
    console.log(await fitted(path ?? TUNING));
    process.exit(0);
  }
  const shown = values.misses || !path ? most : 0;
  const reports = await Promise.all(
    (await filesAsked(path, values.kind)).map((file) => reportOn(file, shown, values.misses && path !== undefined)),
  );
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
  if (alone && (file?.unseen ?? isUnseen(path)))
    throw new Error("The misses of the unseen half are never shown: whoever has seen them tunes to them.");
  if (file) {
    const json = reportOf(file, most);
    return { json, text: lines(json) };
  }
  const scored = await scoreFile(path, kind!);
  const json = { ...scored, misses: scored.misses.slice(0, most) };
  return { json, text: pricedLines(json).join("\n") };
}

/** The best temperature for a file as a line. */
async function fitted(path: string): Promise<string> {
  const { trials, unseen } = await readCaseFile(path);
  if (unseen) throw new Error("Nothing is fitted to the unseen half.");
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

function lines({ file, apart, misses, safetyMisses, ...totals }: ReturnType<typeof reportOf>): string {
  return [
    ...totalsLines({ name: file, apart }, totals),
    ...titled("The worst misses:", missLines(misses)),
    ...titled("Safety below what was wanted:", safetyMissLines(safetyMisses)),
  ].join("\n");
}

function titled(title: string, body: readonly string[]) {
  return body.length > 0 ? ["", title, ...body] : [];
}
