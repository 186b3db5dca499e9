import { FILLERS, NEGATORS } from "./fillers.ts";
import { compile, FAR, type Pattern, type Step } from "./pattern.ts";
import type { Word } from "./words.ts";

/** A pattern found: the indexes of its words, the first and the last of them. */
export interface Match<T> {
  target: T;
  absent: boolean;
  at: readonly number[];
  from: number;
  to: number;
  /** A negator stands between its words that the pattern does not speak of: "the brakes do not squeal". */
  denied: boolean;
}

/** What a comma and a joining word cost inside a gap: two statements are rarely one finding. */
const COMMA_COST = { ordered: 1.5, free: FAR + 1 };
const JOINING_COST = 2;
const JOINING = new Set(["and", "but", "or", "because", "however"]);
/** A text that says one thing over and over tells no more by it. */
const MOST_OF_ONE = 24;
/** Fillers and negators cost nothing in a gap, but past so many words nothing belongs together. */
const FURTHEST = 40;

/** The steps of all patterns as a tree: patterns that begin alike are walked once, however many they are. */
interface Node<T> {
  ends: Pattern<T>[];
  /** By what tells one step from another. */
  edges: Map<string, Edge<T>>;
  byRoot: Map<string, Edge<T>[]>;
  bySurface: Map<string, Edge<T>[]>;
  /** The widest gap of its edges: how far to look on. */
  reach: number;
}

interface Edge<T> {
  step: Step;
  node: Node<T>;
}

/** How far a walk has come, and which negators it has passed. */
interface Path {
  at: readonly number[];
  denied: boolean;
  /** A negator stood where the pattern lets nothing but fillers stand. */
  tight: boolean;
}

/** The patterns of a lexicon, compiled for finding all of them in one pass. */
export class PatternIndex<T> {
  private readonly root = emptyNode<T>();
  /** Every root the lexicon knows, for spelling. */
  readonly vocabulary = new Set<string>();

  constructor(lexicon: Iterable<readonly [T, readonly string[]]>) {
    for (const [target, lines] of lexicon)
      for (const line of lines) for (const pattern of compile(target, line)) this.add(pattern);
  }

  private add(pattern: Pattern<T>) {
    let node = this.root;
    for (const step of pattern.steps) {
      node = follow(node, step);
      for (const root of step.roots) this.vocabulary.add(root);
    }
    node.ends.push(pattern);
  }

  /** Every place where a pattern fits, in the order of the text. */
  find(words: readonly Word[]): Match<T>[] {
    const found: Match<T>[] = [];
    const times = new Map<T, number>();
    const collect = (pattern: Pattern<T>, { at, denied, tight }: Path) => {
      const count = times.get(pattern.target) ?? 0;
      if (count >= MOST_OF_ONE || (tight && pattern.usesNot)) return;
      if (pattern.notAfter && follows(words, at[0]!, pattern.notAfter)) return;
      times.set(pattern.target, count + 1);
      found.push({ target: pattern.target, absent: pattern.absent, at, from: at[0]!, to: at.at(-1)!, denied });
    };
    for (let start = 0; start < words.length; start++)
      for (const edge of edgesAt(this.root, words, start))
        walk(edge.node, { at: [start], denied: false, tight: false }, words, collect);
    return found;
  }
}

/** Goes on from a node to the first word that fits each edge within its gap. Never crosses a sentence. */
function walk<T>(node: Node<T>, path: Path, words: readonly Word[], collect: (p: Pattern<T>, path: Path) => void) {
  for (const pattern of node.ends) collect(pattern, path);
  if (node.edges.size === 0) return;
  const taken = new Set<Edge<T>>();
  let ordered = 0;
  let commas = 0;
  let negators = 0;
  const last = path.at.at(-1)!;
  const end = Math.min(words.length, last + 1 + FURTHEST);
  for (let i = last + 1; i < end && taken.size < node.edges.size; i++) {
    const word = words[i]!;
    if (word.before === "sentence") return;
    if (word.before === "comma") commas++;
    if (ordered + commas * COMMA_COST.ordered > node.reach) return;
    for (const edge of edgesAt(node, words, i)) {
      const { gap, free } = edge.step;
      const cost = ordered + commas * (free ? COMMA_COST.free : COMMA_COST.ordered);
      if (cost > gap || taken.has(edge)) continue;
      taken.add(edge);
      const denied = path.denied || negators % 2 === 1;
      walk(
        edge.node,
        { at: [...path.at, i], denied, tight: path.tight || (negators > 0 && gap === 0) },
        words,
        collect,
      );
    }
    if (NEGATORS.has(word.root)) negators++;
    else if (JOINING.has(word.surface)) ordered += JOINING_COST;
    else if (!FILLERS.has(word.root)) ordered++;
  }
}

const NONE: readonly never[] = [];

/** The edges that a word fits. Called for every word at every open path, so it makes a list only where it must. */
function edgesAt<T>(node: Node<T>, words: readonly Word[], at: number): readonly Edge<T>[] {
  const word = words[at]!;
  const byRoot = node.byRoot.get(word.root) ?? NONE;
  const bySurface = node.bySurface.get(word.surface) ?? NONE;
  if (byRoot.length + bySurface.length === 0) return NONE;
  const edges = bySurface.length === 0 ? byRoot : [...byRoot, ...bySurface];
  if (!edges.some(({ step }) => step.butNot)) return edges;
  const next = nextRoot(words, at);
  return edges.filter(({ step }) => !step.butNot?.has(next));
}

/** A filler that is what the sentence speaks of: no word before it is its subject. */
const SUBJECTS = new Set(["it", "this", "that", "they", "he", "she", "you", "we", "i"]);

/** One of the words stands before: at once, or with nothing but fillers between ("the radio keeps | cutting out"). */
function follows(words: readonly Word[], at: number, barred: ReadonlySet<string>): boolean {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST) && words[i + 1]!.before === "none"; i--) {
    const { surface, root } = words[i]!;
    if (barred.has(surface)) return true;
    if (SUBJECTS.has(surface) || !FILLERS.has(root)) return false;
  }
  return false;
}

/** The root of the next word that is no filler, "" at a comma or an end. */
function nextRoot(words: readonly Word[], at: number): string {
  let next = at + 1;
  const end = Math.min(words.length, next + FURTHEST);
  while (next < end && words[next]!.before === "none" && FILLERS.has(words[next]!.root)) next++;
  const word = words[next];
  return word?.before === "none" ? word.root : "";
}

const emptyNode = <T>(): Node<T> => ({ ends: [], edges: new Map(), byRoot: new Map(), bySurface: new Map(), reach: 0 });

function follow<T>(node: Node<T>, step: Step): Node<T> {
  const { roots, surfaces, gap, free, butNot = [] } = step;
  const signature = `${[...roots].join("/")}=${[...surfaces].join("/")} ${gap} ${free} ${[...butNot].join("/")}`;
  const known = node.edges.get(signature);
  if (known) return known.node;
  const edge = { step, node: emptyNode<T>() };
  node.edges.set(signature, edge);
  node.reach = Math.max(node.reach, step.gap);
  for (const root of step.roots) push(node.byRoot, root, edge);
  for (const surface of step.surfaces) push(node.bySurface, surface, edge);
  return edge.node;
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
