import type * as z from "zod";
import { namesIn } from "./folder.ts";
import { type DataFile, YamlFile } from "./yaml-file.ts";

/** Reads the data files of a folder in one language, and gathers what is wrong with them. */
export class Reader {
  readonly problems: string[] = [];
  /** Which file has an id. */
  readonly #claimed = new Map<string, string>();

  constructor(
    readonly folder: string,
    readonly language: string,
  ) {}

  /** The figures of this name, "causes/brakes-pads", before they have a shape. */
  open(name: string): YamlFile {
    return new YamlFile(this.folder, `${name}.yaml`, this.problems);
  }

  /** The same, and nothing noted: for a first look. */
  unchecked(name: string): YamlFile {
    return new YamlFile(this.folder, `${name}.yaml`, []);
  }

  figures<Value>(name: string, schema: z.ZodType<Value>): DataFile<Value> | undefined {
    return this.open(name).as(schema);
  }

  /** The sentences of this name, "causes/brakes-pads". */
  texts<Value>(name: string, schema: z.ZodType<Value>): DataFile<Value> | undefined {
    return this.openTexts(name).as(schema);
  }

  /** The sentences of this name, before they have a shape. */
  openTexts(name: string): YamlFile {
    return new YamlFile(this.folder, `${name}.${this.language}.yaml`, this.problems);
  }

  /** The names of all figures of a kind, in order: "causes/brakes-pads". */
  names(kind: string): string[] {
    return namesIn(this.folder, kind, ".yaml").map((name) => `${kind}/${name}`);
  }

  /** The same where there are sentences alone. */
  namesOfTexts(kind: string): string[] {
    return namesIn(this.folder, kind, `.${this.language}.yaml`).map((name) => `${kind}/${name}`);
  }

  /** Notes an id of a cause, a repair or a code that another file has too. */
  claim(id: string, name: string, file: DataFile<unknown>, path: readonly string[]): void {
    const other = this.#claimed.get(id);
    if (other !== undefined) file.problem([...path, id], `${other} has this id too`);
    this.#claimed.set(id, name);
  }
}
