import * as z from "zod";
import { makeName, type Vocabulary } from "./vocabulary.ts";

const Code = z.string().regex(/^[PCBU][0-3][0-9A-F]{3}$/, "is no trouble code");
const words = (text: string) => text.replace(/[():]/g, "").split(/\s+/).length;
const Meaning = z
  .string()
  .min(5)
  .refine((text) => words(text) <= 12, "is longer than twelve words");

/** `trouble-codes/*.en.yaml`: code → what it says, in a few plain words. */
export const CodeFile = z.record(Code, Meaning);

/** `makers-codes.yaml`: maker → the makes it builds. */
export const makersFile = (vocabulary: Vocabulary) => z.record(z.string(), z.array(makeName(vocabulary)).min(1));

/** `makers-codes.en.yaml`: maker → its own codes. */
export const MakersCodeFile = z.record(z.string(), CodeFile);
