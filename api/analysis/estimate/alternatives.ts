import { money } from "#shared/format/money.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { spoken } from "../knowledge/repair.ts";
import { fill } from "../knowledge/template.ts";
import type { EstimateLine, ReadEstimate } from "./read-estimate.ts";

const SAYS = KNOWLEDGE.estimateSentences.alternatives;
const { quoters, grades, shops } = KNOWLEDGE.estimateWords;
const QUOTER = new RegExp(`${quoters}|${shops.chains}`, "i");
const GRADE = new RegExp(grades, "i");

/** One of several prices for the same work: who asks it, or of which grade it is. */
interface Alternative {
  label: string;
  lines: EstimateLine[];
  asked: number;
}

/**
 * Several shops' quotes, or grades of one part, are alternatives and no lines to add: the paper is then the cheapest that
 * has all of the work, with a sentence that compares them. Papers with one price for each work stay as they are.
 */
export function withCheapestOf(read: ReadEstimate): { read: ReadEstimate; compared?: string } {
  const priced = read.lines.filter(({ amount }) => amount !== undefined);
  const sum = priced.reduce((total, { amount = 0 }) => total + amount, 0);
  const isAdded = [read.total, read.subtotal].some((total) => total !== undefined && total >= sum * 0.95);
  if (priced.length < 2 || isAdded) return { read };
  const found = alternativesBy(priced, QUOTER) ?? ofSameWork(alternativesBy(priced, GRADE));
  if (!found) return { read };
  const all = withSharedWork(found, read.lines);
  const work = new Set(all.flatMap(namesOf));
  const complete = all.filter((one) => namesOf(one).length === work.size);
  const cheapest = (complete.length > 0 ? complete : all).reduce((a, b) => (b.asked < a.asked ? b : a));
  const lacking = all.flatMap((one) => {
    const missing = [...work].filter((name) => !namesOf(one).includes(name));
    return missing.length > 0 ? [fill(SAYS.lacks, { label: one.label, work: missing.join(", ") })] : [];
  });
  const prices = all.map(({ label, asked }) => fill(SAYS.price, { label, asked: money(asked) })).join(", ");
  return {
    read: { ...read, lines: cheapest.lines, total: undefined, subtotal: undefined },
    compared: [fill(SAYS.compared, { prices, label: cheapest.label }), ...lacking].join(" "),
  };
}

/** The lines by the label they bear; one without goes with the label before it. Absent where there are not two labels. */
function alternativesBy(lines: readonly EstimateLine[], label: RegExp): Alternative[] | undefined {
  const found: Alternative[] = [];
  for (const line of lines) {
    const said = label.exec(line.text)?.[0].trim();
    const known = found.find((one) => one.label.toLowerCase() === said?.toLowerCase());
    const into = said === undefined ? found.at(-1) : known;
    if (into) Object.assign(into, { lines: [...into.lines, line], asked: into.asked + line.amount! });
    else if (said !== undefined) found.push({ label: said, lines: [line], asked: line.amount! });
    else return undefined;
  }
  return found.length > 1 ? found : undefined;
}

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

const namesOf = ({ lines }: Alternative): string[] => [
  ...new Set(lines.flatMap(({ work }) => work.map(({ repair }) => spoken(repair.name)))),
];
