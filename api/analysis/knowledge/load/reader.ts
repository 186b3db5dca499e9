import type * as z from "zod";
import { namesIn } from "./folder.ts";
import { type DataFile, YamlFile } from "./yaml-file.ts";

/** Reads the data files of a folder in one language, and gathers what is wrong with them. */
export class Reader {
  readonly problems: string[] = [];

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

  /** Notes what is named twice. */
  once(names: readonly string[], sentence: (name: string) => string): void {
    const seen = new Set<string>();
    for (const name of names) {
      if (seen.has(name)) this.problems.push(sentence(name));
      seen.add(name);
    }
  }
}
