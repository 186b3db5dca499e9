import { readFileSync } from "node:fs";
import type * as z from "zod";

/** A data file of the folder above as its schema has it. Read once, as the process starts; throws where it is wrong. */
export const readData = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(Bun.YAML.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8")));
