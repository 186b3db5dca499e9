import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Knowledge } from "./compile.ts";
import { digestOf, KNOWLEDGE_FOLDER, LANGUAGE } from "./folder.ts";

const CACHE = fileURLToPath(new URL("../../../../node_modules/.cache/repair-assist", import.meta.url));
const CACHED = join(CACHE, `knowledge.${LANGUAGE}.json`);

/**
 * All knowledge. Read from the data files where they changed since the last time, which takes about two seconds, and else from
 * what was compiled of them then, which takes some milliseconds. Throws where a data file is wrong: a sentence for each fault.
 */
export const KNOWLEDGE: Knowledge = await load();

async function load(): Promise<Knowledge> {
  const digest = digestOf(KNOWLEDGE_FOLDER);
  return cached(digest) ?? (await compiled(digest));
}

/** The file's first line is the digest of what it was made of. */
function cached(digest: string): Knowledge | undefined {
  try {
    const text = readFileSync(CACHED, "utf8");
    return text.startsWith(`${digest}\n`) ? JSON.parse(text.slice(digest.length + 1)) : undefined;
  } catch {
    return undefined;
  }
}

async function compiled(digest: string): Promise<Knowledge> {
  const { compile } = await import("./compile.ts");
  const { knowledge, problems } = compile(KNOWLEDGE_FOLDER, LANGUAGE);
  if (!knowledge) throw new Error(`The data files of the knowledge have faults:\n${problems.join("\n")}`);
  const text = JSON.stringify(knowledge);
  keep(`${digest}\n${text}`);
  return JSON.parse(text);
}

/** Whole or not at all, for others may read it meanwhile. Where nothing can be written, it is compiled at each start. */
function keep(text: string) {
  try {
    mkdirSync(CACHE, { recursive: true });
    const own = `${CACHED}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(own, text);
    renameSync(own, CACHED);
  } catch {}
}
