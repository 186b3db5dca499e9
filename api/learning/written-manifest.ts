import { readFileSync } from "node:fs";
import { z } from "zod";

export const MANIFEST = new URL("models/manifest.json", import.meta.url);

export const MODEL_FILES = [
  "danger-level.bin",
  "danger-kind.bin",
  "topics.bin",
  "questions.bin",
  "causes.bin",
] as const;

/** What the trained models came from: the SHA-256 of every file that they depend on, and of the models themselves. */
export const manifest = z.strictObject({
  corpus: z.record(z.string(), z.string()),
  code: z.record(z.string(), z.string()),
  models: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** The manifest that was written when the models were trained. */
export const writtenManifest = (): Manifest => manifest.parse(JSON.parse(readFileSync(MANIFEST, "utf8")));
