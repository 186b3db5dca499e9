import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { VERDICTS } from "../analysis/learned/question-reader.ts";

const CORPUS = new URL("./corpus/", import.meta.url);

/** Plain statements of dangers and of none, by topic: what the safety must not unlearn, and therefore learns from too. */
export const PLAIN_DANGERS = new URL("../analysis/safety/danger-regression.yaml", import.meta.url);

export const LEVELS = ["none", "soon", "stop"] as const;
export type Level = (typeof LEVELS)[number];

/** A text that tells of a danger, or is like one that does; `kind` is the danger it tells of or resembles. */
export const dangerText = z.strictObject({ kind: z.string(), level: z.enum(LEVELS), text: z.string().min(3) });
export type DangerText = z.infer<typeof dangerText>;

/**
 * What a second writer bet on from text and car alone: shares of belief by cause, 0 to 1; what is left is something
 * else.
 */
const blindLabel = z.strictObject({
  causes: z.record(z.string(), z.number().positive().max(1)),
  level: z.enum(LEVELS),
});

/** An owner's story with the cause that it was written for. */
export const story = z.strictObject({
  cause: z.string(),
  year: z.int().min(1950).max(2030),
  make: z.string(),
  model: z.string(),
  mileage: z.number().nonnegative(),
  text: z.string().min(3),
  blind: blindLabel.optional(),
});
export type Story = z.infer<typeof story>;

/** A text that tells of no trouble of a car: of none, or of something that is no car. */
export const topicText = z.strictObject({ topic: z.enum(["nothing", "elsewhere"]), text: z.string().min(2) });

/** What a technician knows of a cause, in a sentence or three. */
export const note = z.strictObject({ cause: z.string(), text: z.string().min(10) });

/** What a technician said to our questions, by id, beside an owner's text. */
export const judgedQuestions = z.strictObject({
  text: z.string().min(3),
  verdicts: z.record(z.string(), z.enum(VERDICTS)),
});

export const dangerTexts = () => read("dangers", dangerText);
export const stories = () => read("stories", story);
export const topicTexts = () => read("topics", topicText);
export const notes = () => read("notes", note);
export const questionJudgements = () => read("questions", judgedQuestions);

const plainTopics = z.record(
  z.string(),
  z.strictObject({
    stop: z.array(z.string()).default([]),
    atLeastSoon: z.array(z.string()).default([]),
    notStop: z.array(z.string()).default([]),
    calm: z.array(z.string()).default([]),
  }),
);

/** The plain statements with their level; those that are only said to stop no car leave it open and are left out. */
export function plainDangers(): { level: Level; text: string }[] {
  const topics = plainTopics.parse(Bun.YAML.parse(readFileSync(PLAIN_DANGERS, "utf8")));
  const labelled = (texts: readonly string[], level: Level) => texts.map((text) => ({ level, text }));
  return Object.values(topics).flatMap(({ stop, atLeastSoon, calm }) => [
    ...labelled(stop, "stop"),
    ...labelled(atLeastSoon, "soon"),
    ...labelled(calm, "none"),
  ]);
}

/**
 * All lines of a folder's files, the files in the order of their names. Throws an Error that names file, line and
 * field.
 */
function read<T extends z.ZodType>(folder: string, schema: T): z.infer<T>[] {
  const files = filesOf(folder);
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) =>
        line.trim() === "" ? [] : [parsed(line, schema, `${basename(file.pathname)}, line ${i + 1}`)],
      ),
  );
}

/** The JSON Lines files of a folder of the corpus. */
export const filesOf = (folder: string): URL[] =>
  readdirSync(new URL(`${folder}/`, CORPUS))
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => new URL(`${folder}/${name}`, CORPUS));

function parsed<T extends z.ZodType>(line: string, schema: T, place: string): z.infer<T> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${place} is not JSON.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${place}, field ${issue?.path.join(".") || "(whole line)"}: ${issue?.message}`);
}
