import { parseSync } from "vite";

/** What of a package none of our uses reaches, where a bundler cannot see it by itself. */
export interface Trimming {
  /** Functions that are never called. One that were called after all would throw its name. */
  leftOut?: string[];
  /** Functions, each with a shorter one that answers the same to us. */
  instead?: Record<string, string>;
  /** Expressions, each with the value that it always has for us; the branches beyond it fall away. */
  always?: Record<string, string>;
  /** Statements, by how they begin, whose effect we never ask for. */
  without?: string[];
}

/** Trims the code of a package. Throws where the package is no longer as it was, so that an update is looked at. */
export function trim(name: string, code: string, trimming: Trimming): string {
  const { leftOut = [], instead = {}, always = {}, without = [] } = trimming;
  const functions = new Map(Object.entries(instead));
  for (const left of leftOut) functions.set(left, `() => { throw new Error("${name}: ${left} is left out"); }`);
  const values = new Map(Object.entries(always));
  const unseen = new Set([...functions.keys(), ...values.keys(), ...without]);
  const edits: Edit[] = [];

  for (const node of nodesOf(parseSync(`${name}.js`, code).program)) {
    const { start, end, id, init } = node;
    const expression = code.slice(start, end);
    const short = functions.get(id?.name ?? "");
    const value = values.get(expression);
    if (node.type === "FunctionDeclaration" && id && short) {
      edits.push({ start, end, text: `const ${id.name} = ${short};` });
      unseen.delete(id.name);
    } else if (node.type === "VariableDeclarator" && id && init && short) {
      edits.push({ ...init, text: short });
      unseen.delete(id.name);
    } else if (node.type === "ExpressionStatement") {
      const begin = without.find((begin) => expression.startsWith(begin));
      if (!begin) continue;
      edits.push({ start, end, text: "" });
      unseen.delete(begin);
    } else if (READS.has(node.type) && value) {
      edits.push({ start, end, text: value });
      unseen.delete(expression);
    }
  }
  if (unseen.size > 0) throw new Error(`${name} has changed: widget/build trims ${[...unseen].join(", ")} of it`);
  return apply(code, edits);
}

const READS = new Set(["MemberExpression", "CallExpression", "ChainExpression", "BinaryExpression"]);

interface Node {
  type: string;
  start: number;
  end: number;
  id?: Node & { name: string };
  init?: Node;
}

/** Every node of a tree but those that are set or called: they are no values. */
function* nodesOf(tree: object): Generator<Node> {
  const set = "operator" in tree && tree.operator === "=" ? "left" : "callee";
  for (const [key, child] of Object.entries(tree)) {
    if (typeof child !== "object" || child === null) continue;
    if (typeof child.type === "string" && key !== set) yield child;
    yield* nodesOf(child);
  }
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits from the first on; one within another counts for nothing. */
function apply(code: string, edits: Edit[]): string {
  let out = "";
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}
