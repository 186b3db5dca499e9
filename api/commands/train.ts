import { gzipSync } from "node:zlib";
import { encodeModel } from "../analysis/learned/model-file.ts";
import { trainCauses } from "../learning/cause-model.ts";
import { trainDangerKind, trainDangerLevel } from "../learning/danger-models.ts";
import { writeManifest } from "../learning/manifest.ts";
import { trainQuestions } from "../learning/question-model.ts";
import { trainTopics } from "../learning/topic-model.ts";
import { MODEL_FILES } from "../learning/written-manifest.ts";

const MODELS = new URL("../learning/models/", import.meta.url);

/** `bun run train`: learns from the corpus again and writes the models with their manifest. Same corpus and code, same bytes. */
const trainers: Record<(typeof MODEL_FILES)[number], () => ReturnType<typeof trainDangerKind>> = {
  "danger-level.bin": trainDangerLevel,
  "danger-kind.bin": trainDangerKind,
  "topics.bin": trainTopics,
  "questions.bin": trainQuestions,
  "causes.bin": () => trainCauses(),
};

for (const name of MODEL_FILES) {
  const started = performance.now();
  const bytes = gzipSync(encodeModel(trainers[name]()), { level: 9 });
  await Bun.write(new URL(name, MODELS), bytes);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${(bytes.length / 1e6).toFixed(2)} MB in ${seconds} s`);
}
await writeManifest();
