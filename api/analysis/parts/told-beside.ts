import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Repair } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { normalize } from "../reading/normalize.ts";
import type { WishedRepair } from "./place-and-count.ts";
import { PLACING } from "./shop-words.ts";
import { wordsOf } from "./words.ts";

const { between, before: BEFORE, after: AFTER, headless, ...WORDS } = KNOWLEDGE.partsWords.told;
const BEFORE_IT = Object.values(BEFORE).map((words) => new RegExp(words + between));
const { found, ...OTHERS } = AFTER;
const AFTER_IT = Object.values(OTHERS).map((words) => new RegExp(words));
const SOUND = new RegExp(AFTER.good);
const FOUND = new RegExp(found);
const [CONCLUDED, TROUBLE, ASKS, WHOLE, WISH, JOINED, JOINING] = [
  WORDS.concluded,
  WORDS.trouble,
  WORDS.asks,
  WORDS.whole,
  WORDS.wish,
  WORDS.joined,
  WORDS.joining,
].map((words) => new RegExp(words)) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];
/** "A good used 2.4 put in". */
const WHOLE_ENGINE = new RegExp(WORDS.wholeEngine);
const HEADLESS: ReadonlySet<string> = new Set(headless);

/**
 * Work that finds a fault, fluids, whole engines: owners name them in the story of a trouble more often than they wish
 * for them.
 */
const { searches: SEARCHES, fluids: FLUIDS, wholes: WHOLES } = KNOWLEDGE.pricing.mostlyTold;

/** What is done beside another repair: asked for alone, it does not turn the trouble before it into mere talk. */
const ADJUNCTS: ReadonlySet<string> = new Set([...SEARCHES, ...FLUIDS, ...KNOWLEDGE.pricing.mostlyTold.adjuncts]);

/** How far around its name words still speak of a part, in characters. */
const REACH = 80;
const SENTENCE_END = /[.!?]+(?=\s|$)|\n/;
const CLAUSE_END = /[,;:()]|\s-+\s/;

/**
 * What of the repairs that a text names is wished for. Owners tell the story too: where it leaks ("behind the timing
 * cover"), what was tested good or replaced before, what the mechanic took off to look. Told alone, such a thing is the
 * wish after all.
 */
export function wishedFor(named: readonly WishedRepair[], text: string): WishedRepair[] {
  const plain = normalize(text);
  const all = withoutHeadless(named, plain);
  const toWhatFollows = concludedFrom(all, plain);
  const sound = new Set(all.filter((wish) => isSound(wish, plain)).map(({ repair }) => repair.id));
  const firm = orAll(all, (wish) => !toWhatFollows.has(wish) && !sound.has(wish.repair.id) && !isTold(wish, plain));
  const inQuestion = orAll(firm, (wish) => isAskedFor(wish, plain));
  return saidOnce(withoutTroubles(inQuestion, plain));
}

const orAll = (wishes: readonly WishedRepair[], keep: (wish: WishedRepair, index: number) => boolean) => {
  const kept = wishes.filter(keep);
  return kept.length > 0 ? kept : [...wishes];
};

function isTold({ start, end }: WishedRepair, plain: string): boolean {
  const { before, after } = around(start, end, plain);
  return BEFORE_IT.some((words) => words.test(before)) || AFTER_IT.some((words) => words.test(after));
}

/** What was found good is wished for nowhere in the text: "blew at the rack. The rack is fine". */
const isSound = ({ start, end }: WishedRepair, plain: string) => SOUND.test(around(start, end, plain).after);

/**
 * "Fogged windshield, wet carpet = heater core", "light on, horn dead, so clock spring": what a later part is concluded
 * from.
 */
function concludedFrom(named: readonly WishedRepair[], plain: string): ReadonlySet<WishedRepair> {
  const from = new Set<WishedRepair>();
  named.findLast((wish, index) => {
    const next = named[index + 1];
    if (!next || next.start < wish.end || next.start - wish.end > REACH) return false;
    const between = plain.slice(wish.end, next.start);
    if (!SENTENCE_END.test(between) && (CONCLUDED.test(between) || from.has(next))) from.add(wish);
    return false;
  });
  return from;
}

function isAskedFor({ repair, start, end }: WishedRepair, plain: string): boolean {
  const isSearch = SEARCHES.includes(repair.id);
  const isWhole = WHOLES.includes(repair.id);
  if (!isSearch && !isWhole && !FLUIDS.includes(repair.id)) return true;
  const { before, after } = around(start, end, plain);
  const clause = before.split(CLAUSE_END).at(-1)! + plain.slice(start, end) + after.split(CLAUSE_END)[0]!;
  if (isWhole) return WHOLE.test(clause) || WHOLE_ENGINE.test(plain);
  if (FOUND.test(after)) return false;
  const isJoined = JOINED.exec(before)?.[0] ?? JOINING.exec(after)?.[0];
  if (isJoined && !(isSearch && isJoined.trim() === ",")) return true;
  return WISH.test(clause);
}

/**
 * The trouble comes first, the question after it: what stands in a sentence of trouble alone, while another sentence
 * asks for a repair, is no wish. "The fuel pump keeps running. How much for a new fuse box?"
 */
function withoutTroubles(named: readonly WishedRepair[], plain: string): WishedRepair[] {
  const told = named.map((wish) => {
    const { before, after } = around(wish.start, wish.end, plain);
    const sentence = before + plain.slice(wish.start, wish.end) + after;
    return { wish, asked: ASKS.test(sentence), trouble: TROUBLE.test(sentence) };
  });
  if (!told.some(({ wish, asked }) => asked && !ADJUNCTS.has(wish.repair.id))) return [...named];
  const asked = askedStems(plain);
  return told
    .filter(({ wish, ...one }) => one.asked || !one.trouble || asked.has(headOf(plain.slice(wish.start, wish.end))))
    .map(({ wish }) => wish);
}

/** The words of the sentences that ask for a price or a piece. */
const askedStems = (plain: string): ReadonlySet<string> =>
  new Set(
    plain
      .split(SENTENCE_END)
      .filter((sentence) => ASKS.test(sentence))
      .flatMap((sentence) => wordsOf(sentence).map(({ stem }) => stem)),
  );

/** "The ABS module is bad … the module replaced": the thing itself, of the words that name it. */
const headOf = (said: string) => wordsOf(said).findLast(({ stem }) => !PLACING.has(stem))?.stem ?? "";

/** What stands in the same sentence before and behind a name. */
function around(start: number, end: number, plain: string) {
  const before = plain
    .slice(Math.max(0, start - REACH), start)
    .split(SENTENCE_END)
    .at(-1)!;
  const after = plain.slice(end, end + REACH).split(SENTENCE_END)[0]!;
  return { before, after };
}

/**
 * The same repair named once with its place and once without is one: "the left housing is cracked, a headlight
 * assembly, please".
 */
export function saidOnce(named: readonly WishedRepair[]): WishedRepair[] {
  const kept = new Map<string, WishedRepair[]>();
  for (const wish of named) {
    const same = kept.get(wish.repair.id) ?? [];
    const at = same.findIndex((other) => !other.position || !wish.position || other.position === wish.position);
    if (at < 0) same.push(wish);
    else same[at] = inOne(same[at]!, wish);
    kept.set(wish.repair.id, same);
  }
  return [...kept.values()].flat().sort((a, b) => a.start - b.start);
}

/** Two mentions of one repair: the count of the one that was counted, and the place of either. */
function inOne(before: WishedRepair, after: WishedRepair): WishedRepair {
  const [counted, other] = before.assumption && !after.assumption ? [after, before] : [before, after];
  const position = counted.position ?? other.position;
  const axle = counted.axle ?? other.axle;
  return { ...counted, ...(position && { position }), ...(axle && { axle }) };
}

/** "A rear seat belt … the whole belt": a bare word for a kind of part, beside a wish whose name ends with it. */
function withoutHeadless(named: readonly WishedRepair[], plain: string): WishedRepair[] {
  const endings = new Map<string, Set<string>>();
  for (const { repair } of named)
    for (const word of lastWords(repair)) endings.set(word, (endings.get(word) ?? new Set()).add(repair.id));
  return named.filter(({ repair, start, end }) => {
    const word = bareWord(plain.slice(start, end));
    const others = word && HEADLESS.has(word) ? endings.get(word) : undefined;
    return !others || [...others].every((id) => id === repair.id);
  });
}

function bareWord(said: string): string | undefined {
  const stems = wordsOf(said)
    .map(({ stem }) => stem)
    .filter((stem) => !PLACING.has(stem));
  return stems.length === 1 ? stems[0] : undefined;
}

const remembered = new Map<string, ReadonlySet<string>>();

/** The last word of each name of a repair, and of those that it contains. */
function lastWords({ id, names, includes = [] }: Repair): ReadonlySet<string> {
  const known = remembered.get(id);
  if (known) return known;
  const all = [...names, ...includes.flatMap((contained) => repairById(contained).names)];
  const words = new Set(all.flatMap((name) => wordsOf(name).at(-1)?.stem ?? []));
  remembered.set(id, words);
  return words;
}
