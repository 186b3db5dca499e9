import { rootOf } from "./roots.ts";

/** What stands between a word and the one before it. */
export type Break = "none" | "comma" | "sentence";

/** One word of the text: `root` is what patterns are matched on, `start` and `end` its place in the text. */
export interface Word {
  surface: string;
  root: string;
  start: number;
  end: number;
  before: Break;
}

const WORD = /a[.]c\b[.]?|[a-z0-9]+(?:[.][0-9]+)?(?:['/&][a-z0-9]+)*/g;

/** Cut-off forms that mean two words; both get the place of the whole. */
const CONTRACTIONS: [RegExp, string][] = [
  [/^(?:won't|wont)$/, "will"],
  [/^(?:can't|cant|cannot)$/, "can"],
  [/^(?:ain't|aint)$/, "is"],
  [/^(is|are|was|were|do|does|did|has|have|had|would|could|should)n'?t$/, "$1"],
];
const ENDINGS = /'(?:s|re|ll|ve|d|m)$/;

/** Written as one or several words, meant as one: "a/c", "60mph". */
const COMPOUND = /^(\d+(?:\.\d+)?)(mph|k|psi|mpg|rpm|rpms|v|volts?|mm|miles|mi)$/;

/** The words of a normalized text, contractions opened ("won't" → will, not). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = words.length === 0 ? "sentence" : breakOf(text.slice(from, start));
    open(match[0]).forEach((surface, i) => {
      words.push({ surface, root: rootOf(surface), start, end, before: i === 0 ? before : "none" });
    });
    from = end;
  }
  return words.map((word, i) => {
    if (saysNot(words[i - 1], word, words[i + 1])) return { ...word, root: NOT };
    return word.surface === "bucks" && /\d$/.test(words[i - 1]?.surface ?? "")
      ? { ...word, surface: "dollars", root: DOLLAR }
      : word;
  });
}

const NOT = rootOf("not");
/** "25 bucks" is no bucking car. */
const DOLLAR = rootOf("dollars");
const REFUSES = /^(fail(s|ed|ing|ure)?|unable|refus(e|es|ed|ing)|inability)$/;
const QUITS = /^(stop|stops|stopped|quit|quits|ceased)$/;
/** "at a stop grinding noises come": a stop of the car, not an end of the noise. */
const STANDSTILL = /^(a|an|the|to|i|we|you|when|full|complete|come|came)$/;

/** "failed to start", "unable to steer", "quit blowing cold", "stopped squealing": it does not. */
const saysNot = (last: Word | undefined, { surface }: Word, next: Word | undefined) =>
  (REFUSES.test(surface) && next?.surface === "to") ||
  (QUITS.test(surface) && /ing$/.test(next?.surface ?? "") && !STANDSTILL.test(last?.surface ?? ""));

function open(word: string): string[] {
  for (const [form, verb] of CONTRACTIONS) if (form.test(word)) return [word.replace(form, verb), "not"];
  const compound = COMPOUND.exec(word);
  if (compound) return [compound[1]!, compound[2]!];
  if (/^a[./]c[.]?$/.test(word)) return ["ac"];
  const bare = word.replace(ENDINGS, "");
  if (/[/&]/.test(bare)) return bare.split(/[/&]/);
  return [bare.replaceAll("'", "")];
}

function breakOf(between: string): Break {
  if (/[.!?;\n]/.test(between)) return /^\.\s?[a-z]?$/.test(between) && !/\s/.test(between) ? "none" : "sentence";
  return /[,:()"&]|\s-+\s|--/.test(between) ? "comma" : "none";
}
