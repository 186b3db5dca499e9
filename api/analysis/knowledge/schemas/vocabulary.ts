import { closest, distance } from "fastest-levenshtein";
import * as z from "zod";
import type { EvidenceKey } from "../evidence-key.ts";
import type { Condition, FindingId } from "../ids.ts";

/** How often a circumstance fits, 0 to 1. */
export type Circumstances = Partial<Record<Condition, number>>;

/** The names that data files may use, gathered before the files that use them are read. */
export interface Vocabulary {
  findings: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  repairs: ReadonlySet<string>;
  /** The makes of the catalogue. */
  makes: ReadonlySet<string>;
  /** Named circumstances, with what they say. */
  circumstances: Readonly<Record<string, Circumstances>>;
  /** Named kinds of cars by fuel. */
  fuels: Readonly<Record<string, readonly Fuel[]>>;
  /** Named sources. */
  sources: Readonly<Record<string, string>>;
}

export const Fuel = z.enum(["gas", "diesel", "hybrid", "plugin_hybrid", "electric"]);
export type Fuel = z.infer<typeof Fuel>;

/** One of these names, else a sentence that says which is near. `what` is a noun: "repair". */
export function oneOf<Name extends string = string>(what: string, names: ReadonlySet<string>) {
  return z.custom<Name>((name) => typeof name === "string" && names.has(name), {
    error: ({ input }) => unknownName(what, input, names),
  });
}

function unknownName(what: string, input: unknown, names: ReadonlySet<string>): string {
  const told = String(input);
  const near = names.size > 0 ? closest(told, [...names]) : "";
  const hint = near !== "" && distance(told, near) <= Math.max(2, told.length / 4) ? `; did you mean "${near}"?` : "";
  return `there is no ${what} "${told}"${hint}`;
}

export const findingId = ({ findings }: Vocabulary) => oneOf<FindingId>("finding", findings);
export const conditionId = ({ conditions }: Vocabulary) => oneOf<Condition>("condition", conditions);
export const repairId = ({ repairs }: Vocabulary) => oneOf("repair", repairs);
export const makeName = ({ makes }: Vocabulary) => oneOf("make", makes);

const CODE = /^code:(?=.{5}$)[PCBU][0-9A-F]{1,4}x{0,3}$/;

/** A finding, a trouble code ("code:P030x"), or a part blamed, named or renewed. */
export const evidenceKey = ({ findings, repairs }: Vocabulary) =>
  z.custom<EvidenceKey>(
    (key) => {
      if (typeof key !== "string") return false;
      const part = key.slice(key.indexOf(".") + 1);
      if (key.startsWith("blamed.")) return findings.has(`replaced.${part}`);
      if (/^(?:named|renewed)\./.test(key)) return repairs.has(part);
      return findings.has(key) || CODE.test(key);
    },
    { error: ({ input }) => unknownName("finding", input, findings) },
  );

export const chance = z.number().min(0).max(1);

/** `when: while_braking`, `when: { cruising: 0.25 }`, or several of both, where a later one counts before an earlier. */
export function circumstances(vocabulary: Vocabulary) {
  const preset = oneOf("circumstance", new Set(Object.keys(vocabulary.circumstances)));
  const own = z
    .partialRecord(conditionId(vocabulary), chance)
    .refine((when) => Object.keys(when).length > 0, "names no circumstance");
  return z.union([preset, own, z.array(z.union([preset, own])).min(1)]).transform((when): Circumstances => {
    const parts = Array.isArray(when) ? when : [when];
    return Object.assign(
      {},
      ...parts.map((part) => (typeof part === "string" ? vocabulary.circumstances[part] : part)),
    );
  });
}

/** The vocabulary with more named circumstances; a later one may name an earlier one. Those that make no sense are left out. */
export function withCircumstances(vocabulary: Vocabulary, named: unknown): Vocabulary {
  let extended = vocabulary;
  for (const [name, when] of Object.entries(named ?? {})) {
    const { data } = circumstances(extended).safeParse(when);
    if (data) extended = { ...extended, circumstances: { ...extended.circumstances, [name]: data } };
  }
  return extended;
}

/** Fuels as a list, or the name of one of `presets.yaml`: `only: { fuel: combustion }`. */
export const fuels = (vocabulary: Vocabulary) =>
  z
    .union([oneOf("kind of car", new Set(Object.keys(vocabulary.fuels))), z.array(Fuel).min(1)])
    .transform((told): readonly Fuel[] => (typeof told === "string" ? vocabulary.fuels[told]! : told));

/** Where figures come from: any text, or the name of one of `presets.yaml`. */
export const source = ({ sources }: Vocabulary) =>
  z
    .string()
    .trim()
    .min(5, "names no source")
    .transform((told) => sources[told] ?? told);
