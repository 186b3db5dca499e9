import * as z from "zod";
import { sentence } from "./figures.ts";
import { chance, circumstances, Fuel, findingId, type Vocabulary } from "./vocabulary.ts";

/** `findings.en.yaml`: id → label. */
export const FindingLabels = z.record(z.string().regex(/^[a-z]+(_[a-z]+)*\.[a-z0-9_]+$/), sentence(80));

/** `conditions.en.yaml`: id → label. */
export const ConditionLabels = z.record(z.string().regex(/^[a-z]+(_[a-z]+)*$/), sentence(60));

/** `presets.yaml` */
export const presetsFile = (vocabulary: Vocabulary) =>
  z.strictObject({
    circumstances: z.record(z.string(), circumstances(vocabulary)),
    fuels: z.record(z.string(), z.array(Fuel).min(1)),
    sources: z.record(z.string(), z.string().min(5)),
  });

/** `findings.yaml` */
export const kinshipFile = (vocabulary: Vocabulary) => {
  const finding = findingId(vocabulary);
  const wildcard = z.templateLiteral([z.string().min(2), "*"]);
  return z.strictObject({
    troublesByThemselves: z.array(finding),
    vague: z.record(finding, z.array(z.union([finding, wildcard])).min(1)),
    general: z.record(finding, z.array(finding).min(1)),
    families: z.array(z.strictObject({ likeness: chance, of: z.array(finding).min(2) })),
  });
};
export type Kinship = z.infer<ReturnType<typeof kinshipFile>>;
