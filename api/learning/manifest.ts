import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { causeNames } from "./cause-model.ts";
import { filesOf, PLAIN_DANGERS } from "./corpus.ts";
import { questionWords } from "./question-model.ts";
import { MANIFEST, type Manifest, MODEL_FILES } from "./written-manifest.ts";

const FOLDER = new URL("./", import.meta.url);

/** Code that decides what a model is made of; the text layer of the reading is part of it. */
const CODE = [
  ...["cause-model", "compress", "corpus", "danger-models", "question-model", "topic-model"].map(
    (name) => `${name}.ts`,
  ),
  ...["train-softmax", "train-text-model", "vocabulary"].map((name) => `${name}.ts`),
  ...["car-features", "hashed-names", "linear-model", "model-file", "question-reader", "text-features"].map(
    (name) => `../analysis/learned/${name}.ts`,
  ),
  ...["clauses", "fillers", "irregular-forms", "normalize", "opening", "roots", "synonyms", "words"].map(
    (name) => `../analysis/reading/${name}.ts`,
  ),
];

/** The manifest of what lies in the folders now. */
export function currentManifest(): Manifest {
  const corpus = ["dangers", "notes", "questions", "stories", "topics"].flatMap((folder) =>
    filesOf(folder).map(
      (file) => [`${folder}/${file.pathname.split("/").at(-1)}`, hashOf(readFileSync(file))] as const,
    ),
  );
  return {
    corpus: Object.fromEntries([
      ...corpus,
      ["plain dangers", hashOf(readFileSync(PLAIN_DANGERS))],
      ["names of causes", hashOf(JSON.stringify(causeNames()))],
      ["words of questions", hashOf(JSON.stringify(questionWords()))],
    ]),
    code: Object.fromEntries(CODE.map((path) => [path, hashOf(readFileSync(new URL(path, FOLDER)))])),
    models: Object.fromEntries(
      MODEL_FILES.map((name) => [name, hashOf(readFileSync(new URL(`models/${name}`, FOLDER)))]),
    ),
  };
}

export const writeManifest = () => Bun.write(MANIFEST, `${JSON.stringify(currentManifest(), null, 2)}\n`);

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
