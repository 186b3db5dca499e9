import { SYSTEMS } from "#shared/schemas/diagnostic.ts";
import type { Knowledge } from "../../analysis/knowledge/load/compile.ts";
import { priceCountLine } from "./prices.ts";
import { dollarsOf } from "./show.ts";

/** Sources that are nobody's figure but ours. */
const JUDGEMENT = /^(?:judgement|common trade knowledge)/i;

/** What `sentences/` and `words/` have. */
const SENTENCES = [
  "collisionSentences",
  "estimateSentences",
  "partsSentences",
  "resultSentences",
  "vehicleSentences",
] as const satisfies readonly (keyof Knowledge)[];
const WORDS = [
  "damageWords",
  "drivabilityWords",
  "estimateWords",
  "partsWords",
  "workDoneWords",
] as const satisfies readonly (keyof Knowledge)[];

/** What there is, by vehicle system and kind, and how much of it is judgement alone. */
export function summaryLines(knowledge: Knowledge): string[] {
  const {
    causes,
    repairs,
    questions,
    lookAlikes,
    panels,
    upsells,
    codes,
    makersCodes,
    findings,
    conditions,
    vehicles,
    dangers,
    remarks,
  } = knowledge;
  const systems = SYSTEMS.map((system) => {
    const own = causes.filter((cause) => cause.system === system);
    return row(system, own.length, sum(own.map(evidenceOf)), sum(own.map(({ knownFor = [] }) => knownFor.length)));
  });
  const known = causes.flatMap(({ knownFor = [] }) => knownFor);
  const all = [...Object.values(codes), ...makersCodes.map((maker) => maker.codes)];
  return [
    head("system", "causes", "figures of evidence", "known for a model"),
    ...systems,
    row("all", causes.length, sum(causes.map(evidenceOf)), known.length),
    "",
    ...[
      `${repairs.length} repairs, ${Object.keys(findings).length} findings, ${Object.keys(conditions).length} conditions, ${questions.length} questions, ${sum(all.map((group) => Object.keys(group).length))} trouble codes,`,
      `${panels.length} panels, ${upsells.length} upsells, ${sum(Object.values(vehicles).map(({ models }) => Object.keys(models).length))} models of ${Object.keys(vehicles).length} makes,`,
      lookAlikesLine(lookAlikes),
      `${Object.keys(dangers.kinds).length} kinds of danger with ${textsIn(dangers.phrases)} phrases, ${remarks.length} remarks on wishes for parts,`,
      `${textsIn(SENTENCES.map((part) => knowledge[part]))} sentences of ours, ${textsIn(WORDS.map((part) => knowledge[part]))} words and patterns to read by.`,
    ],
    "",
    "Judgement or trade knowledge is the only source of",
    judged("causes", causes),
    judged("what causes are known for", known),
    judged("repairs", repairs),
    judged("upsells", upsells),
    judged("questions on look-alikes", lookAlikes),
    judged("kinds of danger", Object.values(dangers.kinds)),
    "",
    priceCountLine(knowledge),
    "No fault found.",
  ];
}

/** The causes of one system or of all, the commonest first, with the price of the usual repair. */
export function rowsOf(knowledge: Knowledge, system: string | undefined): string[] {
  const own = knowledge.causes.filter((cause) => system === undefined || cause.system === system);
  if (own.length === 0) throw new Error(`There is no system "${system}". There are: ${SYSTEMS.join(", ")}.`);
  return [...own]
    .sort((a, b) => b.commonness - a.commonness)
    .map(({ id, name, commonness, repairs: [usual] }) =>
      [String(commonness).padStart(6), id.padEnd(40), dollarsOf(usual!, knowledge).padEnd(16), name].join("  "),
    );
}

function lookAlikesLine(lookAlikes: Knowledge["lookAlikes"]) {
  const concerned = new Set(lookAlikes.flatMap(({ options }) => options.flatMap(({ causes }) => Object.keys(causes))));
  const figures = sum(lookAlikes.flatMap(({ options }) => options.map(({ causes }) => Object.keys(causes).length)));
  return `${lookAlikes.length} questions on look-alikes with ${sum(lookAlikes.map(({ options }) => options.length))} options, ${figures} figures on ${concerned.size} causes,`;
}

const judged = (what: string, rows: readonly { source: string }[]) =>
  `  ${String(rows.filter(({ source }) => JUDGEMENT.test(source)).length).padStart(4)} of ${String(rows.length).padEnd(4)} ${what}`;

const evidenceOf = ({ evidence, against = {} }: Knowledge["causes"][number]) =>
  Object.keys(evidence).length + Object.keys(against).length;
/** How many texts there are in a table of tables. */
const textsIn = (part: unknown): number =>
  typeof part === "object" && part !== null ? sum(Object.values(part).map(textsIn)) : 1;
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const head = (name: string, ...titles: string[]) =>
  [name.padEnd(20), ...titles.map((title) => title.padStart(20))].join("");
const row = (name: string, ...counts: number[]) => head(name, ...counts.map((count) => count.toLocaleString("en-US")));
