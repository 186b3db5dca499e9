import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import type { Grade, Half, HowAsked } from "../pricing/price-repairs.ts";
import { blanked } from "../reading/blanked.ts";
import { normalize } from "../reading/normalize.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import type { WishedRepair } from "./place-and-count.ts";

const SAYS = KNOWLEDGE.partsSentences.asked;
const { grade: GRADE, instead: INSTEAD, ...WORDS } = KNOWLEDGE.partsWords.asked;
const regExps = <K extends string>(words: Record<K, string>) =>
  (Object.entries(words) as [K, string][]).map(([key, pattern]) => [key, new RegExp(pattern)] as const);
const GRADES = regExps<Grade>(GRADE);
const WORKS = regExps(INSTEAD);
const DEALER = new RegExp(WORDS.dealer);
const NOT_ASKED = new RegExp(WORDS.notAsked, "g");
const NOT_DEALER = new RegExp(WORDS.notDealer);
const LABOR_ONLY = new RegExp(WORDS.laborOnly);
const PARTS_ONLY = new RegExp(WORDS.partsOnly);
const BESIDE = new RegExp(`(?:${WORDS.beside})$`);
const AFTER_ALL = new RegExp(WORDS.afterAll);

/** Of whom and of which grade a price is asked for, and which half of it for a wish; `said` are sentences on it. */
export interface Asked extends HowAsked {
  grade?: Grade;
  halfOf(wish: Named): Half | undefined;
  said: string[];
}

/** How far around its name the work on a part, or the grade of it, is said, in characters. */
const NEAR = 28;
/** So few words between commas speak of the wish alone: "OEM please", "used is fine", "at the dealer". */
const MOST_BY_ITSELF = 5;

/** Reads how the work is wished for, beside the wishes: "OEM", "at the dealer", "labor only", "used". */
export function howAsked(
  text: string,
  wishes: readonly WishedRepair[],
  { make, model }: Pick<VehicleProfile, "make" | "model">,
): Asked {
  const plain = normalize(text);
  const beside = besideWishes(plain, wishes, [make, model]);
  const grade = GRADES.find(([, words]) => beside.some((said) => words.test(said)))?.[0];
  const dealer = beside.some((words) => DEALER.test(words)) && !NOT_DEALER.test(plain);
  const halfOf = halvesAsked(plain, wishes);
  return {
    ...(grade && { grade }),
    ...(dealer && { dealer }),
    halfOf,
    said: [
      ...(grade ? [SAYS.grades[grade]] : []),
      ...(dealer ? [SAYS.dealer] : []),
      ...(["labor", "parts"] as const).flatMap((half) => {
        const meant = wishes.filter((wish) => halfOf(wish) === half);
        if (meant.length === 0) return [];
        return [meant.length === wishes.length ? SAYS[half] : fill(SAYS.half[half], { work: namesOf(meant) })];
      }),
    ],
  };
}

const LINE = /(?:(?![.!?](?:\s|$)).)+/g;

/** Which half is asked for: "labor only" is said of the wishes of its line, and of all where its line names none. */
function halvesAsked(plain: string, wishes: readonly Named[]): Asked["halfOf"] {
  const lines = [...plain.matchAll(LINE)].flatMap(({ 0: line, index }): { half: Half; has(wish: Named): boolean }[] => {
    const half = LABOR_ONLY.test(line) ? "labor" : PARTS_ONLY.test(line) ? "parts" : undefined;
    return half ? [{ half, has: ({ start }) => start >= index && start < index + line.length }] : [];
  });
  const ofAll = lines.find((line) => !wishes.some(line.has))?.half;
  return (wish) => lines.find((line) => line.has(wish))?.half ?? ofAll;
}

type Named = Pick<WishedRepair, "start" | "end">;

/**
 * The words that may say how the work is wished for: those around each wish in its sentence, and clauses too short to
 * speak of anything else. What tells of the car, of the past or of the parts now fitted is left out.
 */
function besideWishes(plain: string, wishes: readonly Named[], names: readonly string[]): string[] {
  const named = names
    .filter(Boolean)
    .map((name) => normalize(name).replace(/[^a-z0-9 ]/g, "."))
    .join("|");
  const car = new RegExp(`\\b(?:used|original|cheap) (?:\\d{4} )?(?:${named})\\b`, "g");
  const asking = blanked(blanked(plain, NOT_ASKED), car);
  const around = wishes.map(({ start, end }) => {
    const before = asking
      .slice(Math.max(0, start - NEAR), start)
      .split(SENTENCE_END)
      .at(-1)!;
    const behind = asking.slice(end, end + NEAR).split(SENTENCE_END)[0]!;
    return before + asking.slice(start, end) + behind;
  });
  const byItself = asking
    .split(/[,;:()\n]|[.!?](?=\s|$)/)
    .filter((clause) => clause.trim().split(/\s+/).length <= MOST_BY_ITSELF);
  return [...around, ...byItself];
}

const SENTENCE_END = /[.!?](?=\s|$)|\n/;

/** The grade to price a wish by: none where the repair is of that grade and no other already. */
export function gradeFor({ repair }: WishedRepair, { grade }: Asked): { grade?: Grade } {
  const own = GRADES.filter(([, words]) => words.test(`${repair.name} ${repair.partsNote}`.toLowerCase()));
  return grade === undefined || (own.length === 1 && own[0]![0] === grade) ? {} : { grade };
}

/** "Resurface the rotors", "transmission repair, not replacement": less work than a new part. */
export function asWorked(wish: WishedRepair, text: string): WishedRepair {
  const around = text.slice(Math.max(0, wish.start - NEAR), wish.end + NEAR).toLowerCase();
  const work = WORKS.find(
    ([work, words]) =>
      KNOWLEDGE.pricing.instead[work][wish.repair.id] && words.test(work === "camera" ? text.toLowerCase() : around),
  )?.[0];
  if (!work || (work !== "camera" && AFTER_ALL.test(around))) return wish;
  return { ...wish, repair: repairById(KNOWLEDGE.pricing.instead[work][wish.repair.id]!), assumption: undefined };
}

/** Whether a wish is work that is done anyway: "a brake flush, added to a brake job". */
export const isBeside = ({ start }: WishedRepair, text: string): boolean =>
  BESIDE.test(text.slice(Math.max(0, start - 60), start).toLowerCase());

/** Said of what is done anyway. */
export const besideSentence = (beside: readonly WishedRepair[]) => fill(SAYS.beside, { work: namesOf(beside) });

const namesOf = (wishes: readonly WishedRepair[]) => wishes.map(({ repair }) => repair.name.toLowerCase()).join(", ");
