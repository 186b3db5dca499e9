import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { type EstimateLine, labelOf, type ReadEstimate } from "./estimate-lines.ts";
import type { Paper } from "./papers.ts";

const { quoters, grades, shops } = KNOWLEDGE.estimateWords;
const QUOTER = new RegExp(`${quoters}|${shops.chains}`, "i");
const GRADE = new RegExp(grades, "i");
const FIRST = KNOWLEDGE.estimateSentences.comparison.first;

/** One of several prices for the same work: who asks it, or of which grade it is. */
interface Alternative {
  label: string;
  lines: EstimateLine[];
}

/**
 * Several shops' quotes in one text, or grades of one part, are alternatives and no lines to add: each is then a paper of its own.
 * Undefined where every work has one price.
 */
export function alternativesIn(read: ReadEstimate): Paper[] | undefined {
  const told = read.alternatives?.filter(({ amount }) => amount !== undefined) ?? [];
  if (told.length > 1)
    return withSharedWork(
      told.map((line) => ({ label: labelOf(line.text), lines: [line] })),
      read.lines,
    ).map(({ label, lines }) => paperOf(label, lines, read));
  const priced = read.lines.filter(({ amount }) => amount !== undefined);
  const sum = priced.reduce((total, { amount = 0 }) => total + amount, 0);
  const isAdded = [read.total, read.subtotal].some((total) => total !== undefined && total >= sum * 0.95);
  if (priced.length < 2 || isAdded) return undefined;
  const found = alternativesBy(priced, QUOTER) ?? ofSameWork(alternativesBy(priced, GRADE));
  return found && withSharedWork(found, read.lines).map(({ label, lines }) => paperOf(label, lines, read));
}

const paperOf = (name: string, lines: EstimateLine[], read: ReadEstimate): Paper => ({
  name,
  read: { ...read, lines, total: undefined, subtotal: undefined },
  words: lines.map(({ text }) => text).join("\n"),
});

/** The lines by the label they bear; one without goes with the label before it. Absent where there are not two labels. */
function alternativesBy(lines: readonly EstimateLine[], label: RegExp): Alternative[] | undefined {
  const found: Alternative[] = [];
  for (const line of lines) {
    const said = label.exec(line.text)?.[0].trim();
    const known = found.find((one) => one.label.toLowerCase() === said?.toLowerCase());
    const into = said === undefined ? found.at(-1) : known;
    if (into) into.lines.push(line);
    else found.push({ label: said ?? FIRST, lines: [line] });
  }
  const [first, ...rest] = found;
  if (first?.label === FIRST && !rest.every((other) => isForWorkOf(first, other))) return undefined;
  return found.length > 1 ? found : undefined;
}

/**
 * "Timing belt $1,100. Dealer says $1,500, Midas $1,250 with the water pump": a later price without work of its own, or for the
 * same with more. "Starter $480. Dealer alternator $900" are two jobs.
 */
const isForWorkOf = (first: Alternative, other: Alternative) => {
  const [named, own] = [namesOf(first), namesOf(other)];
  return named.length > 0 && (own.length === 0 || own.some((id) => named.includes(id)));
};

/** Grades are alternatives where all are of one work: "OEM radiator 890, aftermarket 540". */
function ofSameWork(found: Alternative[] | undefined): Alternative[] | undefined {
  const named = new Set(found?.flatMap(namesOf));
  return named.size === 1 && found?.every(({ lines }) => lines.length === 1) ? found : undefined;
}

/** "An alternator: Midas 780, Firestone 640": the work that is named once is that of all. */
function withSharedWork(found: readonly Alternative[], lines: readonly EstimateLine[]): Alternative[] {
  const work = found.find((one) => namesOf(one).length > 0)?.lines.flatMap((line) => line.work);
  const told = work ?? lines.flatMap((line) => line.work);
  return found.map((one) =>
    namesOf(one).length > 0 || one.lines.length > 1
      ? one
      : { ...one, lines: one.lines.map((line) => ({ ...line, covers: "job", work: told })) },
  );
}

const namesOf = ({ lines }: Alternative): string[] => lines.flatMap(({ work }) => work.map(({ repair }) => repair.id));
