import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "./compile.ts";
import { KNOWLEDGE_FOLDER } from "./folder.ts";

/** A copy of all data files to edit, and to compile as they then are. */
export class KnowledgeCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "knowledge-"));

  constructor() {
    cpSync(KNOWLEDGE_FOLDER, this.folder, {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith(".yaml"),
    });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  append(file: string, text: string): void {
    this.write(file, `${this.read(file)}\n${text}`);
  }

  /** Writes `after` in place of `before`, which must stand there exactly once. */
  replace(file: string, before: string, after: string): void {
    const parts = this.read(file).split(before);
    if (parts.length !== 2) throw new Error(`${file} has "${before}" ${parts.length - 1} times`);
    this.write(file, parts.join(after));
  }

  compile(language = "en") {
    return compile(this.folder, language);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
