import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { type Repair, spoken } from "../knowledge/repair.ts";
import { REPAIRS, repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import { type Found, type FoundRepairs, findRepairs } from "./find-repairs.ts";
import { PLACING } from "./shop-words.ts";
import type { Word } from "./words.ts";

/** A repair an owner wishes for or a shop lists: how many, where, and what was assumed about it. */
export interface WishedRepair {
  repair: Repair;
  /** How many of the repair's unit. */
  quantity: number;
  axle?: "front" | "rear";
  /** As said: "front left", "both fronts". */
  position?: string;
  start: number;
  end: number;
  /** What was taken for granted, as a sentence. */
  assumption?: string;
}

const SAYS = KNOWLEDGE.partsSentences.assumed;

const SIDES = new Set(["front", "rear", "left", "right", "inner", "outer", "upper", "lower"]);

const ids = new Set(REPAIRS.map(({ id }) => id));

/** The repairs a text names, counted and placed; the same repair named twice at one place counts once. */
export function wishedRepairs(text: string): { wished: WishedRepair[]; read: FoundRepairs } {
  const { named, read } = namedRepairs(text);
  const seen = new Set<string>();
  return {
    read,
    wished: named.filter(
      ({ repair, position }) => !seen.has(`${repair.id} ${position}`) && seen.add(`${repair.id} ${position}`),
    ),
  };
}

/** Every naming of a repair in a text, counted and placed. */
export function namedRepairs(text: string): { named: WishedRepair[]; read: FoundRepairs } {
  const read = findRepairs(text);
  const surroundings = surroundingsOf(read);
  const found = read.found.flatMap((one) => placed(one, surroundings));
  return { read, named: withoutKitParts(withAxlesCarried(found, text), text) };
}

/** "Rear brakes, pads and rotors": brakes without an axle are on that of the brakes named right before them. */
function withAxlesCarried(wished: readonly WishedRepair[], text: string): WishedRepair[] {
  const carried: WishedRepair[] = [];
  for (const wish of wished) {
    const before = carried.at(-1);
    const axle = before?.repair.unit === "axle" ? before.axle : undefined;
    const near = before && axle && !/[.!?\n]/.test(text.slice(before.end, wish.start));
    const first = near
      ? carried.findLastIndex(({ start, end }) => start !== before.start || end !== before.end) + 1
      : 0;
    const all = near ? carried.slice(first) : [];
    carried.push(...(all.length > 0 ? all.map((one) => onAxleOf(wish, one.axle)) : [wish]));
  }
  return carried;
}

/** Brakes that were named without an axle, on this one; other wishes as they are. */
export function onAxleOf(wish: WishedRepair, axle: WishedRepair["axle"]): WishedRepair {
  if (!axle || wish.axle || wish.repair.unit !== "axle" || !hasAxles(wish.repair)) return wish;
  const [on] = onAxles(wish.repair, { front: axle === "front", rear: axle === "rear", everywhere: false });
  return on ? { ...wish, ...on, position: on.axle, assumption: undefined } : wish;
}

/**
 * What another wish of the same job already contains: pads beside "pads and rotors", a belt kit's own tensioner.
 * `contents` tells what a repair contains: of lines that a shop writes one by one only what it `includes`.
 */
export const withoutContained = (
  wished: readonly WishedRepair[],
  contents: (repair: Repair) => readonly string[] = ({ includes = [] }) => includes,
): WishedRepair[] => {
  const contained = new Set(wished.flatMap(({ repair }) => contents(repair)));
  return wished.filter(({ repair }) => !contained.has(repair.id));
};

/** What is done and paid with a repair that is wished for. */
export const containedIn = ({ includes = [], comesWith = [] }: Repair) => [...includes, ...comesWith];

/** A timing belt kit has its own tensioner and pulleys: a bare "tensioner" beside it is no other belt's. */
const KIT_PARTS = /^(?:and |with )?(?:the )?(?:tensioners?|pulleys?|rollers?|idlers?|belts?)$/i;
const withoutKitParts = (wished: readonly WishedRepair[], text: string) =>
  wished.some(({ repair }) => repair.id === "timing_belt" || repair.id === "timing_chain")
    ? wished.filter(({ start, end }) => !KIT_PARTS.test(text.slice(start, end)))
    : [...wished];

function placed(found: Found, surroundings: Surroundings): WishedRepair[] {
  const { words } = surroundings;
  const marks = marksAround(found, surroundings);
  const inName = found.at.map((place) => words[place]!.stem);
  const has = (...stems: string[]) =>
    stems.some((stem) => marks.some((mark) => mark.stem === stem) || inName.includes(stem));
  const [front, rear] = [has("front"), has("rear")];
  const everywhere = has("all", "around") || (has("4") && found.repair.unit !== "set") || (front && rear);
  const axles = onAxles(found.repair, { front, rear, everywhere });
  const numbers = marks.filter(({ stem }) => /^[1-8]$/.test(stem)).map(({ stem }) => Number(stem));
  const bothSides = has("both") || (has("left") && has("right"));
  const both = bothSides || (has("upper") && has("lower"));
  const plural = found.at.some((place) => words[place]!.plural);
  // "Ball joints, upper and lower, both sides": two on each of two sides.
  const onFour = bothSides && has("upper") && has("lower");
  const counted = { number: numbers[0] ?? (onFour ? 4 : undefined), both, plural, everywhere };
  const side = [
    front && !rear && "front",
    rear && !front && "rear",
    has("left") && !both && "left",
    has("right") && !both && "right",
  ];
  const position = side.filter(Boolean).join(" ") || undefined;
  const [start, end] = [
    Math.min(found.start, ...marks.map((m) => m.start)),
    Math.max(found.end, ...marks.map((m) => m.end)),
  ];
  const ends = has("inner") && has("outer") ? innerAndOuter(found.repair) : [];
  return [...axles, ...ends].map((on) => {
    const named = found.repair.unit === "job" ? undefined : positionName(on.axle, position);
    const count = countOf(on.repair, counted);
    const assumption = on.axle || !hasAxles(on.repair) ? count.assumption : noAxle(on.repair);
    return { ...count, assumption, axle: on.axle, position: named, start, end };
  });
}

const positionName = (axle: string | undefined, position: string | undefined) =>
  !axle || position?.includes(axle) ? position : [axle, position].filter(Boolean).join(" ");

/** Whether front and rear are two repairs, so that a wish without an axle had to be taken for one of them. */
const hasAxles = ({ id }: Repair) => /_front(?:_|$)/.test(id) && ids.has(id.replace("_front", "_rear"));
const noAxle = ({ name }: Repair) => fill(SAYS.front, { repair: spoken(name) });

/** "Tie rods, inner and outer": the other end of it too. */
function innerAndOuter({ id }: Repair): { repair: Repair; axle?: "front" | "rear" }[] {
  const other = id.replace(/_(inner|outer)$/, (_, end) => (end === "inner" ? "_outer" : "_inner"));
  return other !== id && ids.has(other) ? [{ repair: repairById(other) }] : [];
}

type Axles = { front: boolean; rear: boolean; everywhere: boolean };

/** The repair on the axles said: front and rear versions are two repairs, "all around" is both of them. */
function onAxles(repair: Repair, { front, rear, everywhere }: Axles): { repair: Repair; axle?: "front" | "rear" }[] {
  const own = /_(front|rear)(?:_|$)/.exec(repair.id)?.[1] as "front" | "rear" | undefined;
  if (!own) return [{ repair, axle: front === rear ? undefined : front ? "front" : "rear" }];
  const versionOn = (axle: "front" | "rear") => {
    const id = repair.id.replace(`_${own}`, `_${axle}`);
    return ids.has(id) ? [{ repair: repairById(id), axle }] : [];
  };
  if (everywhere) return [...versionOn("front"), ...versionOn("rear")];
  if (!front && !rear) return [{ repair }];
  return versionOn(front ? "front" : "rear");
}

type Counted = { number: number | undefined; both: boolean; plural: boolean; everywhere: boolean };

/** How many of its unit: only what is sold singly is counted; "tires" and "injectors" without a number are the set. */
function countOf(
  repair: Repair,
  { number, both, plural, everywhere }: Counted,
): Pick<WishedRepair, "repair" | "quantity" | "assumption"> {
  if (repair.unit !== "each") return { repair, quantity: 1 };
  const set = repair.id.replace(/_one$/, "_set");
  const isSet = number === undefined ? (plural || everywhere) && !both : number >= 4 && repair.id === "tire_one";
  if (isSet && set !== repair.id && ids.has(set)) {
    const said = number !== undefined || everywhere;
    return {
      repair: repairById(set),
      quantity: 1,
      assumption: said ? undefined : SAYS.set,
    };
  }
  if (number !== undefined) return { repair, quantity: number };
  if (both) return { repair, quantity: 2 };
  if (everywhere) return { repair, quantity: 4 };
  if (plural) return { repair, quantity: 2, assumption: fill(SAYS.two, { repair: spoken(repair.name) }) };
  return { repair, quantity: 1 };
}

/** The words around the finds. */
interface Surroundings {
  words: readonly Word[];
  /** The places of the words that name a find. */
  owned: ReadonlySet<number>;
  /** For each place the first from there on whose word is no mark of the same clause. */
  marksEnd: Uint32Array;
}

function surroundingsOf({ words, found }: FoundRepairs): Surroundings {
  const owned = new Set(found.flatMap(({ at }) => at));
  const marksEnd = new Uint32Array(words.length + 1).fill(words.length);
  for (let place = words.length - 1; place >= 0; place--) {
    const { join, stem } = words[place]!;
    const goesOn = join === "none" && !owned.has(place) && PLACING.has(stem);
    marksEnd[place] = goesOn ? marksEnd[place + 1]! : place;
  }
  return { words, owned, marksEnd };
}

/**
 * Words of place and number that belong to a find: within it, or next to it and nearer to it than to any other find.
 */
function marksAround({ at }: Found, { words, owned, marksEnd }: Surroundings): Word[] {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const isMark = (place: number) => {
    const word = words[place];
    return word !== undefined && !owned.has(place) && (PLACING.has(word.stem) || word.stem === "around");
  };
  // "struts and 2 tires": a mark after "and", with a find right behind it, is that find's.
  const isFind = (place: number) => words[place]?.join === "none" && owned.has(place);
  const marks: Word[] = [];
  for (let place = first + 1; place < last; place++) if (isMark(place)) marks.push(words[place]!);
  for (let place = first - 1; isMark(place) && words[place + 1]!.join !== "clause"; place--) marks.push(words[place]!);
  for (let place = last + 1; isMark(place); place++) {
    if (words[place]!.join === "clause" && !isClauseOfMarks(place, words, isMark)) break;
    if (words[place]!.join === "and" && !SIDES.has(words[place]!.stem)) break;
    if (isFind(marksEnd[place + 1]!)) break;
    marks.push(words[place]!);
  }
  return marks;
}

/** "ball joints, both sides": a clause that only places what stands before it. */
function isClauseOfMarks(first: number, words: readonly Word[], isMark: (place: number) => boolean) {
  let place = first;
  while (isMark(place) && (place === first || words[place]!.join !== "clause")) place++;
  return words[place] === undefined || words[place]!.join === "clause";
}
