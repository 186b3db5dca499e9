import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type * as z from "zod";

/** A data file that has the shape it should have. */
export class DataFile<Value> {
  constructor(
    readonly value: Value,
    /** Notes a problem at a place in the file: `["causes", "battery-weak", "repairs", 0]`. */
    readonly problem: (path: readonly PropertyKey[], sentence: string) => void,
  ) {}

  /** What stands in one field of it; places are told from the top of the file as before. */
  within<Field extends keyof Value>(field: Field): DataFile<Value[Field]> {
    return new DataFile(this.value[field], this.problem);
  }
}

/**
 * A data file as written, before it has a shape. `file` is its path within `folder`; what is wrong with it goes to `problems`, a
 * sentence each with file, line and field.
 */
export class YamlFile {
  /** The content without any check. */
  readonly content: unknown;
  readonly #root: Node | null;
  readonly #missing: boolean;
  readonly #lines = new LineCounter();

  constructor(
    folder: string,
    readonly file: string,
    readonly problems: string[],
  ) {
    const text = textOf(join(folder, file));
    if (text === undefined) problems.push(`${file} is missing.`);
    this.#missing = text === undefined;
    const document = parseDocument(text ?? "", { lineCounter: this.#lines, prettyErrors: false });
    for (const { pos, message } of document.errors)
      problems.push(`${file}, line ${this.#lines.linePos(pos[0]).line}: ${message}`);
    this.#root = document.contents;
    this.content = document.errors.length > 0 ? undefined : (document.toJS() ?? undefined);
  }

  /** The content in this shape; undefined where it has another, which is noted. */
  as<Value>(schema: z.ZodType<Value>): DataFile<Value> | undefined {
    if (this.content === undefined) {
      if (this.#root === null && !this.#missing) this.problem([], "is empty");
      return undefined;
    }
    const { data, error } = schema.safeParse(this.content);
    for (const issue of error?.issues ?? []) this.#note(issue, []);
    return error ? undefined : new DataFile(data as Value, this.problem);
  }

  readonly problem = (path: readonly PropertyKey[], sentence: string): void => {
    const field = path.length > 0 ? `, ${path.join(" › ")}` : "";
    this.problems.push(`${this.file}, line ${this.#lineOf(path)}${field}: ${sentence}`);
  };

  #note(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): void {
    const path = [...above, ...issue.path];
    if (issue.code === "invalid_union") {
      for (const closest of likeliest(issue.errors)) this.#note(closest, path);
      if (issue.errors.length === 0) this.problem(path, issue.message);
    } else if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) this.problem([...path, key], "there is no such field");
    else if (issue.code === "invalid_key") this.problem(path, issue.issues[0]?.message ?? issue.message);
    else this.problem(path, /received undefined$/.test(issue.message) ? "is missing" : issue.message);
  }

  #lineOf(path: readonly PropertyKey[]): number {
    let node: unknown = this.#root;
    let offset = this.#root?.range?.[0] ?? 0;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        if (!isPair(pair)) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      } else break;
    }
    return this.#lines.linePos(offset).line;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** Of several shapes that a value may have, what is wrong with the one it comes nearest to: the one it fits most deeply. */
function likeliest(branches: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] {
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    issues.length === 0
      ? 0
      : Math.max(...issues.map(({ path, code }) => path.length + (code === "invalid_type" ? 0 : 1)));
  return [...branches].sort((a, b) => depth(b) - depth(a))[0] ?? [];
}
