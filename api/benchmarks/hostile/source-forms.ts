import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { parseSync } from "vite";

const ANALYSIS = join(import.meta.dirname, "../../analysis");
/**
 * Data of what is found, with the sentences that a person reads; `forms.ts` and `data-forms.ts` take of it what texts
 * are searched for.
 */
const DATA = /^knowledge\/|\.test\.ts$/;

export interface Literals {
  strings: string[];
  expressions: RegExp[];
}

/**
 * Every string and every regular expression that stands in the code of the readers: what they know of words and signs.
 */
export function literalsOfReaders(): Literals {
  const files = [...new Glob("**/*.ts").scanSync(ANALYSIS)].filter((file) => !DATA.test(file)).sort();
  const literals: Literals = { strings: [], expressions: [] };
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(ANALYSIS, file), "utf8"));
    for (const statement of program.body) if (statement.type !== "ImportDeclaration") collect(statement, literals);
  }
  return literals;
}

/** What of a syntax tree matters here, whatever the kind of its nodes. */
interface Node {
  type?: string;
  value?: unknown;
  regex?: { pattern: string; flags: string };
}

function collect(node: Node | readonly Node[] | null, literals: Literals) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, literals);
    return;
  }
  const { type, value, regex } = node as Node;
  if (regex) literals.expressions.push(new RegExp(regex.pattern, regex.flags));
  else if (type === "TemplateElement") literals.strings.push((value as { cooked: string }).cooked);
  else if (type === "Literal" && typeof value === "string") literals.strings.push(value);
  else for (const child of Object.values(node)) collect(child as Node, literals);
}
