import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey, FindingId } from "../knowledge/findings.ts";
import { assertionStatusOf, type Claims } from "./assertion-status.ts";
import { blamesIn } from "./blamed.ts";
import { circumstancesByClause, circumstancesIn } from "./circumstances.ts";
import { type Clause, clauseAt, clausesOf } from "./clauses.ts";
import { codesIn } from "./codes.ts";
import { NOTICED, VOCABULARY } from "./compiled-lexicon.ts";
import { withComposites, withoutVague } from "./composites.ts";
import type { Fact, Noticed, Reading } from "./evidence.ts";
import { FILLERS, NEGATORS } from "./fillers.ts";
import { normalize } from "./normalize.ts";
import type { Match } from "./pattern-index.ts";
import { PLAIN_WORDS } from "./plain-words.ts";
import { withProminence } from "./prominence.ts";
import { speller } from "./spelling.ts";
import { type Word, wordsOf } from "./words.ts";
import { workDoneIn } from "./work-done.ts";

const mend = speller(VOCABULARY);
const LEAST_CERTAIN = 0.25;

/** Reads an owner's words into facts, each with the words it came from, in the order of the text. */
export function readEvidence(text: string): Reading {
  const plain = normalize(text);
  const words = mend(wordsOf(plain));
  const quote = (start: number, end: number): Quote => ({ text: text.slice(start, end), start, end });
  const quoteOf = (from: number, to: number) => quote(words[from]!.start, words[to]!.end);

  const clauses = clausesOf(words, plain);
  const noticed = noticedIn(words, clauses, quoteOf);
  const done = workDoneIn(words, clauses).map(({ key, from, to }) =>
    noticedAt(plainFact(key, quoteOf(from, to)), from, to),
  );
  const replaced = new Set(done.map(({ fact }) => fact.key));
  const blamed = blamesIn(words, clauses)
    .filter(
      ({ key }) => !replaced.has(key.replace("blamed.", "replaced.").replace("named.", "renewed.") as EvidenceKey),
    )
    .map(({ key, certainty, from, to }) => noticedAt({ ...plainFact(key, quoteOf(from, to)), certainty }, from, to));
  const codes = codesIn(plain).map(({ key, start, end }) => plainFact(key, quote(start, end)));

  const inWords = [...noticed, ...done, ...blamed];
  const mentioned = merged([...inWords.map(({ fact }) => fact), ...codes]);
  const facts = withoutVague(withComposites(withProminence(mentioned, inWords, words.length)));
  const inOrder = facts.toSorted((a, b) => (a.quote?.start ?? 0) - (b.quote?.start ?? 0));
  const used = new Set(inWords.flatMap(({ at }) => at));
  return {
    facts: inOrder,
    recognized: recognizedShare(words, used, codes.length),
    words: words.length,
    english: englishShare(words),
  };
}

function noticedIn(
  words: readonly Word[],
  clauses: readonly Clause[],
  quoteOf: (from: number, to: number) => Quote,
): Noticed[] {
  const clauseOf = clauseAt(clauses, words.length);
  const matches = mostTelling(NOTICED.find(words), words);
  const claimed = claimedNegators(matches, words);
  const withFindings = new Set(matches.map((match) => clauseOf[match.from]!));
  const circumstances = circumstancesByClause(words, clauses, circumstancesIn(words, clauses, claimed), withFindings);
  return matches.flatMap((match) => {
    const clause = clauseOf[match.from]!;
    const { denied, certainty } = assertionStatusOf(match, words, clauses[clause]!, claimed);
    // "The horn does not work fine" praises nothing, and what it blames is told by other words.
    if (certainty < LEAST_CERTAIN || (match.absent && denied)) return [];
    const present = !match.absent && !denied;
    const told = circumstances.get(clause) ?? [];
    const where = (wanted: boolean) =>
      unique(told.filter((c) => (present ? c.denied : false) === wanted).map((c) => c.condition));
    const [from, to] = phraseOf(
      match,
      told.filter((c) => c.clause === clause).map((c) => c.words),
    );
    const fact = {
      key: match.target,
      present,
      certainty,
      conditions: where(false),
      notConditions: where(true),
      said: quoteOf(match.from, match.to).text,
      quote: quoteOf(from, to),
    };
    return [{ fact, at: match.at }];
  });
}

/** More words than this are no phrase to quote. */
const LONGEST_PHRASE = 14;

/** The words of a finding and of what is said about it in its clause, as far as they stand close together. */
function phraseOf({ from, to }: Match<FindingId>, circumstances: readonly (readonly number[])[]): [number, number] {
  let phrase: [number, number] = [from, to];
  const ends = circumstances.map((at): [number, number] => [at[0]!, at.at(-1)!]);
  const away = ([start, end]: [number, number]) => Math.max(from - start, end - to);
  for (const [start, end] of ends.sort((a, b) => away(a) - away(b))) {
    const wider: [number, number] = [Math.min(phrase[0], start), Math.max(phrase[1], end)];
    if (wider[1] - wider[0] < LONGEST_PHRASE) phrase = wider;
  }
  return phrase;
}

/** For each negator that is part of a finding ("does NOT start") the words of those findings. */
export function claimedNegators(matches: readonly Match<string>[], words: readonly Word[]): Claims {
  const claims = new Map<number, Set<number>>();
  for (const { at } of matches)
    for (const i of at.filter((i) => NEGATORS.has(words[i]!.root)))
      claims.set(i, new Set([...(claims.get(i) ?? []), ...at]));
  return claims;
}

/** "The abs and brake light" are two lights. */
const ANTI_SKID: ReadonlySet<FindingId> = new Set<FindingId>(["light.abs", "light.traction"]);

/** Where a noise comes from, as far as it leaves open which part makes it. */
const AREAS = /^noise_at\.(engine_|bell_housing)/;

/**
 * A vague finding says less than a plain one. What was done to the car stands beside what it does, and the area of a
 * noise beside its kind; praise ("starts fine") only silences its own finding.
 */
const saysMore = (longer: Match<FindingId>, shorter: Match<FindingId>) => {
  if (longer.target.endsWith(".unspecified") && !shorter.target.endsWith(".unspecified")) return false;
  const history = longer.target.startsWith("recent.") !== shorter.target.startsWith("recent.");
  const where = AREAS.test(longer.target) && shorter.target.startsWith("noise.");
  const twoLights = longer.target === "light.brake" && ANTI_SKID.has(shorter.target);
  return !history && !where && !twoLights && (!longer.absent || longer.target === shorter.target);
};

/** All its words are the other's too, or, for findings of one topic, it lies within the other. */
function covers(other: Match<FindingId>, match: Match<FindingId>) {
  const within = other.from <= match.from && other.to >= match.to && topicOf(other.target) === topicOf(match.target);
  return within || match.at.every((i) => other.at.includes(i));
}

const topicOf = (id: FindingId) => id.slice(0, id.indexOf("."));

/** "The horn is not working intermittently" says by "not working" that it fails, and does not deny "intermittently". */
const saysByNot = (one: Match<FindingId>, denied: Match<FindingId>, words: readonly Word[]) =>
  one.target === denied.target &&
  one.from === denied.from &&
  !one.denied &&
  denied.denied &&
  one.at.some((i) => NEGATORS.has(words[i]!.root));

/**
 * Of matches on the same words, the one with the most of them: "check engine light flashing", "clutch pedal to the
 * floor".
 */
function mostTelling(matches: readonly Match<FindingId>[], words: readonly Word[]): Match<FindingId>[] {
  const byWord = new Map<number, Match<FindingId>[]>();
  for (const match of matches)
    for (const i of match.at) {
      const list = byWord.get(i);
      if (list) list.push(match);
      else byWord.set(i, [match]);
    }
  return matches.filter((match) => {
    const rivals = byWord.get(match.at[0]!)!;
    return !rivals.some((other) => {
      if (other === match) return false;
      if (saysByNot(other, match, words)) return true;
      if (saysByNot(match, other, words)) return false;
      if (!covers(other, match)) return false;
      if (other.at.length > match.at.length || other.to - other.from > match.to - match.from)
        return saysMore(other, match);
      return (
        other.at.length === match.at.length &&
        other.target === match.target &&
        rivals.indexOf(other) < rivals.indexOf(match)
      );
    });
  });
}

/** One fact for each finding: stated presence outweighs absence, whose circumstances then are ruled out. */
function merged(facts: readonly Fact[]): Fact[] {
  const byKey = new Map<EvidenceKey, Fact>();
  for (const fact of facts) {
    const known = byKey.get(fact.key);
    byKey.set(fact.key, known ? joined(known, fact) : fact);
  }
  return [...byKey.values()];
}

function joined(a: Fact, b: Fact): Fact {
  if (a.present !== b.present) {
    const [stated, denied] = a.present ? [a, b] : [b, a];
    const ruledOut = denied.conditions.filter((c) => !stated.conditions.includes(c));
    return { ...stated, notConditions: unique([...stated.notConditions, ...ruledOut]) };
  }
  const surer = b.certainty > a.certainty ? b : a;
  const conditions = unique([...a.conditions, ...b.conditions]);
  const notConditions = unique([...a.notConditions, ...b.notConditions]).filter((c) => !conditions.includes(c));
  return { ...surer, said: [...new Set([a.said, b.said])].filter(Boolean).join("\n"), conditions, notConditions };
}

const plainFact = (key: EvidenceKey, quote: Quote): Fact => ({
  key,
  present: true,
  certainty: 1,
  conditions: [],
  notConditions: [],
  quote,
});

const unique = (conditions: Condition[]): Condition[] => [...new Set(conditions)];
const noticedAt = (fact: Fact, from: number, to: number): Noticed => ({ fact, at: span(from, to) });
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function englishShare(words: readonly Word[]): number {
  const english = words.filter(
    ({ surface, root }) => PLAIN_WORDS.has(surface) || VOCABULARY.has(root) || /\d/.test(surface),
  );
  return words.length === 0 ? 1 : english.length / words.length;
}

function recognizedShare(words: readonly Word[], used: ReadonlySet<number>, codes: number): number {
  const telling = words.filter((word) => !FILLERS.has(word.root)).length;
  return telling === 0 ? 0 : Math.min(1, (used.size + codes) / telling);
}
