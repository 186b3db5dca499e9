import type * as z from "zod";

/**
 * JSON, one value a line → what `schema` makes of them; blank lines are passed over. Throws a sentence naming the line.
 */
export const readJsonLines = <T>(schema: z.ZodType<T>, text: string): T[] =>
  text.split(/\r?\n/).flatMap((line, index) => (line.trim() === "" ? [] : [readLine(schema, line, index + 1)]));

function readLine<T>(schema: z.ZodType<T>, line: string, number: number): T {
  const parsed = schema.safeParse(jsonOf(line, number));
  if (parsed.success) return parsed.data;
  const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue];
  throw new Error(`Line ${number}, ${path.join(".") || "the case"}: ${message}.`);
}

function jsonOf(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON.`);
  }
}
