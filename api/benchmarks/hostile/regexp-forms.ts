import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/**
 * Characters of every kind that a class may ask for: a letter, a digit, blanks, the signs of prices and of shop paper.
 */
const PROBES = [..."a1 \n.,-+$#%/x_'()A"];
/** Texts that one part of an expression gives at most: one for each alternative is meant, and classes have many. */
const MOST = 12;
/** What repeats at least so often can be made to look on and on. */
const LONG = 8;

const parser = new RegExpParser();

/**
 * What a regular expression looks for: texts that it matches, one at least for each of its alternatives, and `pumps`, the
 * pieces that it takes any number of. What an assertion looks for is taken for a text of its own.
 */
export function formsOfRegExp({ source, flags }: RegExp): { texts: string[]; pumps: string[] } {
  const pattern = parser.parseLiteral(`/${source}/${flags}`).pattern;
  const pumps: string[] = [];
  const asserted: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: ({ element, max }) => void (max >= LONG && pumps.push(...samples(element, flags))),
    onAssertionEnter: (node) => void ("alternatives" in node && asserted.push(...anyOf(node.alternatives, flags))),
  });
  const filled = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== "");
  return { texts: filled([...anyOf(pattern.alternatives, flags), ...asserted]), pumps: filled(pumps) };
}

const anyOf = (alternatives: readonly AST.Alternative[], flags: string) =>
  alternatives.flatMap(({ elements }) => inSequence(elements.map((element) => samples(element, flags))));

/** The first text of each part in a row; then each part in turn with its others. */
function inSequence(parts: readonly (readonly string[])[]): string[] {
  const first = parts.map(([text = ""]) => text);
  const others = parts.flatMap((texts, at) => texts.slice(1).map((text) => first.with(at, text).join("")));
  return [first.join(""), ...others].slice(0, MOST);
}

function samples(element: AST.Element, flags: string): string[] {
  switch (element.type) {
    case "Character":
      return [String.fromCodePoint(element.value)];
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return membersOf(element, flags);
    case "Group":
    case "CapturingGroup":
      return anyOf(element.alternatives, flags).slice(0, MOST);
    case "Quantifier":
      return samples(element.element, flags).map((text) => text.repeat(Math.max(1, element.min)));
    default:
      return [""];
  }
}

function membersOf(element: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass, flags: string) {
  const isMember = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ""));
  const named = element.raw.replace(/[\\[\]^]/g, "");
  return [...new Set([...PROBES, ...named])].filter((character) => isMember.test(character)).slice(0, MOST);
}
